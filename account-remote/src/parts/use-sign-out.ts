import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useTranslation } from 'react-i18next'

/** Signs out, and says when that fails. */
export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation('account')
  const { auth, notify } = useHostServices()
  return async () => {
    const result = await auth.signOut()
    if (!result.ok) notify.error(t('signOutFailed'))
  }
}
