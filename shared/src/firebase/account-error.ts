import { FirebaseError } from 'firebase/app'

import type { AccountError } from '#domain/auth-port.ts'

const kindByCode: ReadonlyMap<string, AccountError['kind']> = new Map([
  ['auth/invalid-credential', 'wrong-credentials'],
  ['auth/wrong-password', 'wrong-credentials'],
  ['auth/user-not-found', 'wrong-credentials'],
  ['auth/user-mismatch', 'wrong-credentials'],
  ['auth/invalid-email', 'invalid-email'],
  ['auth/user-disabled', 'account-disabled'],
  ['auth/email-already-in-use', 'email-in-use'],
  ['auth/weak-password', 'weak-password'],
  ['auth/password-does-not-meet-requirements', 'weak-password'],
  ['auth/too-many-requests', 'throttled'],
  ['auth/popup-closed-by-user', 'popup-closed'],
  ['auth/cancelled-popup-request', 'popup-closed'],
  ['auth/user-cancelled', 'popup-closed'],
  ['auth/invalid-action-code', 'invalid-code'],
  ['auth/expired-action-code', 'invalid-code'],
  ['auth/requires-recent-login', 'sign-in-again'],
  ['auth/user-token-expired', 'sign-in-again'],
  ['auth/operation-not-allowed', 'not-offered'],
  ['auth/unauthorized-domain', 'not-offered'],
  ['auth/network-request-failed', 'unavailable'],
  ['auth/timeout', 'unavailable'],
])

/** When Google's script does not load, the SDK has no error code but passes on the script's event. */
function isScriptMissing({ code, customData }: FirebaseError): boolean {
  return code === 'auth/internal-error' && customData instanceof Event
}

/** The error of a page for an exception from Auth. */
export function accountError(cause: unknown): AccountError {
  if (!(cause instanceof FirebaseError)) return { kind: 'unexpected', cause }
  const kind = isScriptMissing(cause) ? 'unavailable' : kindByCode.get(cause.code)
  return { kind: kind ?? 'unexpected', cause }
}
