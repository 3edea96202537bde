import type { Notify } from '@adamarket/shared/contract/host-services.ts'
import { toast } from 'react-toastify/unstyled'

/** Toasts; `Toasts` in the chrome shows them. */
export const notify: Notify = {
  info: (text) => void toast.info(text),
  success: (text) => void toast.success(text),
  error: (text) => void toast.error(text),
}
