import { FirebaseError } from 'firebase/app'
import type { Auth } from 'firebase/auth'
import {
  browserPopupRedirectResolver,
  getRedirectResult,
  GoogleAuthProvider,
  signInWithPopup,
  signInWithRedirect,
} from 'firebase/auth'

/** Remembers, during a redirect to Google and back, that this tab started it. Lasts as long as the tab. */
export type LeftForGoogle = {
  readonly read: () => string | undefined
  readonly write: (value: string | undefined) => void
}

/** Signs in with a popup, or by a redirect where the browser blocks it. Rejects when that fails. */
export async function enterWithGoogle(auth: Auth, leftForGoogle: LeftForGoogle): Promise<void> {
  const google = new GoogleAuthProvider()
  try {
    await signInWithPopup(auth, google, browserPopupRedirectResolver)
  } catch (cause) {
    if (!(cause instanceof FirebaseError) || cause.code !== 'auth/popup-blocked') throw cause
    leftForGoogle.write('true')
    await signInWithRedirect(auth, google, browserPopupRedirectResolver)
  }
}

/** Completes the sign-in of a user who returns from Google; the listener then reports the account. */
export function finishRedirect(auth: Auth, leftForGoogle: LeftForGoogle): void {
  if (leftForGoogle.read() === undefined) return
  leftForGoogle.write(undefined)
  // Without an answer no user is signed in, and the page offers to.
  getRedirectResult(auth, browserPopupRedirectResolver).catch(() => undefined)
}
