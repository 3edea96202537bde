import { FirebaseError } from 'firebase/app'
import type { Auth } from 'firebase/auth'
import { onAuthStateChanged, signInWithEmailAndPassword, signOut } from 'firebase/auth'

import type { AuthPort, SignInError } from '#domain/ports.ts'
import { err, ok } from '#domain/result.ts'

import { mapError } from './map-error.ts'

/** Who is signed in, from Firebase Auth. */
export function createFirebaseAuth(auth: Auth): AuthPort {
  return {
    onUserChange: (callback) =>
      onAuthStateChanged(auth, (user) => {
        callback(user ? { uid: user.uid, email: user.email ?? '' } : undefined)
      }),
    signIn: async (email, password) => {
      try {
        await signInWithEmailAndPassword(auth, email, password)
        return ok(undefined)
      } catch (cause) {
        return err(signInError(cause))
      }
    },
    signOut: async () => {
      try {
        await signOut(auth)
        return ok(undefined)
      } catch (cause) {
        return err(mapError(cause))
      }
    },
  }
}

const kindByCode: ReadonlyMap<string, SignInError['kind']> = new Map([
  ['auth/invalid-credential', 'wrong-credentials'],
  ['auth/wrong-password', 'wrong-credentials'],
  ['auth/user-not-found', 'wrong-credentials'],
  ['auth/invalid-email', 'wrong-credentials'],
  ['auth/user-disabled', 'account-disabled'],
  ['auth/too-many-requests', 'throttled'],
  ['auth/network-request-failed', 'unavailable'],
])

function signInError(cause: unknown): SignInError {
  const kind = cause instanceof FirebaseError ? kindByCode.get(cause.code) : undefined
  return { kind: kind ?? 'unexpected', cause }
}
