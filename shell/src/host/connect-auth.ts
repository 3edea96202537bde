import { paths } from '@adamarket/shared/contract/paths.ts'
import type { AuthPort } from '@adamarket/shared/domain/auth-port.ts'
import { createAuth } from '@adamarket/shared/firebase/create-auth.ts'
import { createFirebaseAuth } from '@adamarket/shared/firebase/firebase-auth.ts'
import type { FirebaseSettings } from '@adamarket/shared/contract/environment.ts'
import { storedValue } from '@adamarket/shared/state/stored-value.ts'
import * as v from 'valibot'

/** The auth port over Firebase Auth. */
export function connectAuth(settings: FirebaseSettings): AuthPort {
  return createFirebaseAuth(createAuth(settings), {
    leftForGoogle: storedValue('sessionStorage', 'leftForGoogle', v.string()),
    continueUrl: new URL(paths.home, window.location.origin).href,
  })
}
