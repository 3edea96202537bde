import type { Role } from '#domain/moderation/moderation.ts'
import type { Account } from '#domain/user/session.ts'

import type { AppError } from './app-error.ts'
import type { Result } from './result.ts'

/** Why an operation on an account failed, as forms distinguish it. */
export type AccountError = {
  readonly kind:
    /** No account has this email and this password; the backend does not say which of the two is wrong. */
    | 'wrong-credentials'
    | 'account-disabled'
    /** Registering or changing the address: another account has this email. */
    | 'email-in-use'
    | 'invalid-email'
    | 'weak-password'
    /** Too many attempts; try again later. */
    | 'throttled'
    /** The visitor closed Google's window. */
    | 'popup-closed'
    /** The code from an email's link is invalid, too old or already used. */
    | 'invalid-code'
    /** The operation needs a recent sign-in. */
    | 'sign-in-again'
    /** This sign-in method is not enabled for the project or the site. */
    | 'not-offered'
    /** The network or the backend did not answer. */
    | 'unavailable'
    | 'unexpected'
  readonly cause: unknown
}

/** Why a phone number could not be verified, as forms distinguish it. */
export type PhoneError = {
  readonly kind:
    /** Firebase sends no messages to such a number. */
    | 'invalid-number'
    /** Another account has verified the number. */
    | 'number-in-use'
    | 'wrong-code'
    /** The code is too old or already used. */
    | 'expired-code'
    /** Too many messages or attempts; try again later. */
    | 'throttled'
    /** The check that a human asks failed, or was closed. */
    | 'not-human'
    | 'sign-in-again'
    | 'unavailable'
    | 'unexpected'
  readonly cause: unknown
}

type PhoneOutcome = Promise<Result<undefined, PhoneError>>

type Outcome = Promise<Result<undefined, AccountError>>

/** What a new user enters. */
export type Registration = {
  readonly name: string
  readonly email: string
  readonly password: string
}

/** How users prove again that the account is theirs. */
export type Proof = { readonly password: string } | 'google'

/**
 * Accounts and the signed-in user. `onUserChange` reports what the other methods change, after it has reported who was
 * signed in before, however early they are called.
 */
export type AuthPort = {
  /**
   * Calls back with the signed-in account or undefined: at once when it is known, and after every change,
   * including changes of its email or its verification. Returns a function that unsubscribes.
   */
  onUserChange(callback: (account: Account | undefined) => void): () => void
  /** Signs in on this device, until `signOut`. */
  signIn(email: string, password: string): Outcome
  /** In Google's popup or, where the browser blocks it, by a redirect to Google and back. */
  signInWithGoogle(): Outcome
  signOut(): Promise<Result<undefined, AppError>>
  /**
   * Creates the account, signs in, and sends the email that verifies the address; `sendVerification`
   * sends it again. The caller writes the profile.
   */
  register(registration: Registration): Outcome
  /** Sends the verification email again. */
  sendVerification(): Outcome
  /** The user's role at the desk, from the token, which may be an hour old. Undefined without one. */
  role(): Promise<Result<Role | undefined, AppError>>
  /** Asks the backend whether the email has been verified elsewhere. */
  refresh(): Outcome
  /** Sends an email with a link to choose a new password. Does not tell whether an account exists. */
  sendPasswordReset(email: string): Outcome
  /** The email address that a reset code is for. */
  checkResetCode(code: string): Promise<Result<string, AccountError>>
  resetPassword(code: string, password: string): Outcome
  /** Applies the code of any other email: verifies, changes or restores an address. */
  applyCode(code: string): Outcome
  /** Sends an email to the new address; the account changes once the user follows its link. */
  changeEmail(email: string, proof: Proof): Outcome
  changePassword(password: string, proof: Proof): Outcome
  /**
   * Sends a message with a code to a number, `+` and digits. Loads code of Google that may ask the user to show that
   * they are human.
   */
  sendPhoneCode(phoneNumber: string): PhoneOutcome
  /** Verifies the number that the last code was sent to; the account then has it, instead of an earlier one. */
  confirmPhone(code: string): PhoneOutcome
  /** Removes the verified number from the account. */
  removePhone(): PhoneOutcome
  /** Deletes the account; the backend deletes everything else of its owner. */
  deleteAccount(proof: Proof): Outcome
}
