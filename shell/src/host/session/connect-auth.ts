import { paths } from '@adamarket/shared/contract/paths.ts'
import type { AuthPort } from '@adamarket/shared/domain/auth-port.ts'
import { createAuth } from '@adamarket/shared/firebase/create-auth.ts'
import { createFirebaseAuth } from '@adamarket/shared/firebase/firebase-auth.ts'
import type { FirebaseSettings } from '@adamarket/shared/contract/environment.ts'
import { storedText } from '@adamarket/shared/state/stored-text.ts'

/** The auth port over Firebase Auth. */
export function connectAuth(settings: FirebaseSettings): AuthPort {
  return createFirebaseAuth(createAuth(settings), {
    leftForGoogle: storedText('sessionStorage', 'leftForGoogle'),
    language: () => document.documentElement.lang,
    continueUrl: new URL(paths.home, window.location.origin).href,
    phone: async () => {
      const { connectPhone } = await import(/* webpackChunkName: "phone" */ './connect-phone.ts')
      return connectPhone(settings)
    },
  })
}
