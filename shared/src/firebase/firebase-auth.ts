import type { Auth } from 'firebase/auth'
import { onAuthStateChanged } from 'firebase/auth'

import type { AuthPort } from '#domain/ports.ts'

/** Who is signed in, from Firebase Auth. */
export function createFirebaseAuth(auth: Auth): AuthPort {
  return {
    onUserChange: (callback) =>
      onAuthStateChanged(auth, (user) => {
        callback(user ? { uid: user.uid, email: user.email ?? '' } : undefined)
      }),
  }
}
