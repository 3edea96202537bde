import type { AppError } from './app-error.ts'
import type { Result } from './result.ts'
import type { Account } from './session.ts'

/** Why something about an account did not work, as a form has to tell it apart. */
export type AccountError = {
  readonly kind:
    /** No account has this e-mail and this password; which of the two is wrong stays untold. */
    | 'wrong-credentials'
    | 'account-disabled'
    /** Registration, or a change of address: an account has this e-mail already. */
    | 'email-in-use'
    | 'invalid-email'
    | 'weak-password'
    /** Too many attempts; the account answers again after a while. */
    | 'throttled'
    /** The visitor closed the other window. */
    | 'popup-closed'
    /** A link of an e-mail that was used before, is too old, or is none. */
    | 'invalid-code'
    /** It needs a sign-in of a moment ago. */
    | 'sign-in-again'
    /** This way to sign in is not switched on, or not for this site. */
    | 'not-offered'
    /** The network or the backend did not answer. */
    | 'unavailable'
    | 'unexpected'
  readonly cause: unknown
}

type Outcome = Promise<Result<undefined, AccountError>>

/** What is needed to become a user. */
export type Registration = {
  readonly name: string
  readonly email: string
  readonly password: string
}

/** How the user proves to be the owner of the account once more. */
export type Proof = { readonly password: string } | 'google'

/** Accounts and who is signed in. `onUserChange` tells everybody of what the other methods change. */
export type AuthPort = {
  /**
   * Calls back with the account signed in, or undefined, at once when known and at every change, also
   * of its address or its state. Returns the way to stop.
   */
  onUserChange(callback: (account: Account | undefined) => void): () => void
  /** Signs in for this device, until `signOut`. */
  signIn(email: string, password: string): Outcome
  /** By a window of Google's or, where the browser allows none, by leaving for it and coming back. */
  signInWithGoogle(): Outcome
  signOut(): Promise<Result<undefined, AppError>>
  /**
   * Creates the account and signs in; the e-mail that verifies the address follows, and
   * `sendVerification` sends it again. The profile is the caller's to write.
   */
  register(registration: Registration): Outcome
  /** Sends the e-mail again that verifies one's address. */
  sendVerification(): Outcome
  /** Asks the backend whether the address has been verified elsewhere. */
  refresh(): Outcome
  /** Sends an e-mail with a link to choose a new password. Does not tell whether an account exists. */
  sendPasswordReset(email: string): Outcome
  /** The address that a code of such an e-mail is for. */
  checkResetCode(code: string): Promise<Result<string, AccountError>>
  resetPassword(code: string, password: string): Outcome
  /** What the link of any other e-mail asks for: a verified, a changed or a restored address. */
  applyCode(code: string): Outcome
  /** Sends an e-mail to the new address; the account changes once its link was followed. */
  changeEmail(email: string, proof: Proof): Outcome
  changePassword(password: string, proof: Proof): Outcome
  /** Deletes the account; what else there is of its owner is deleted by the backend. */
  deleteAccount(proof: Proof): Outcome
}
