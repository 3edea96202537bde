import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'

import { finishBeforeSignOut } from './before-sign-out.ts'

type SignOut = {
  /** Signs out, and says when that fails. */
  readonly signOut: () => Promise<void>
  /** The same on a shared computer, which then keeps nothing of the user. */
  readonly signOutAndForget: () => Promise<void>
}

export function useSignOut(): SignOut {
  const t = useTranslations('account')
  const { auth, notify, forgetDevice } = useHostServices()
  const signOut = async () => {
    await finishBeforeSignOut()
    const { ok } = await auth.signOut()
    if (!ok) notify.error(t('signOutFailed'))
    return ok
  }
  return {
    signOut: async () => {
      await signOut()
    },
    signOutAndForget: async () => {
      if (await signOut()) forgetDevice(t('signedOutAndForgot'))
    },
  }
}
