import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useTranslation } from 'react-i18next'

/** Puts a text on the visitor's clipboard, and says whether that went well. */
export function useCopy(): (text: string, success: string) => Promise<void> {
  const { t } = useTranslation('browse')
  const { notify } = useHostServices()
  return async (text, success) => {
    try {
      // Missing without https.
      await navigator.clipboard.writeText(text)
      notify.success(success)
    } catch {
      notify.error(t('copyFailed', { text }))
    }
  }
}
