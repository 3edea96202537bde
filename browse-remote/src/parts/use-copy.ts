import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useTranslation } from 'react-i18next'

/** Copies a text to the clipboard, and says whether that worked. */
export function useCopy(): (text: string, success: string) => Promise<void> {
  const { t } = useTranslation('browse')
  const { notify } = useHostServices()
  return async (text, success) => {
    try {
      // Absent without HTTPS.
      await navigator.clipboard.writeText(text)
      notify.success(success)
    } catch {
      notify.error(t('copyFailed', { text }))
    }
  }
}
