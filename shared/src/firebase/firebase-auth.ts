import { FirebaseError } from 'firebase/app'
import type { ActionCodeSettings, Auth, User } from 'firebase/auth'
import {
  applyActionCode,
  browserPopupRedirectResolver,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  GoogleAuthProvider,
  onIdTokenChanged,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
  confirmPasswordReset,
} from 'firebase/auth'

import type { AccountError, AuthPort, Proof } from '#domain/auth-port.ts'
import { roles } from '#domain/moderation/moderation.ts'
import type { Result } from '#domain/result.ts'
import { err, ok } from '#domain/result.ts'
import type { Account } from '#domain/user/session.ts'

import { accountError } from './account-error.ts'
import type { LeftForGoogle } from './enter-with-google.ts'
import { enterWithGoogle, finishRedirect } from './enter-with-google.ts'
import { mapError } from './map-error.ts'
import { phoneMethods } from './phone-methods.ts'
import type { PhoneVerification } from './phone-verification.ts'

type Options = {
  /** Where the links of the emails lead back to, a full address of this site. */
  readonly continueUrl: string
  /** The language of the page, in which emails are written. */
  readonly language: () => string
  readonly leftForGoogle: LeftForGoogle
  /** Loads what verifies phone numbers. */
  readonly phone: () => Promise<PhoneVerification>
}

/** Accounts and who is signed in, from Firebase Auth. */
export function createFirebaseAuth(
  auth: Auth,
  { continueUrl, language, leftForGoogle, phone }: Options,
): AuthPort {
  const forEmail = (): ActionCodeSettings => {
    auth.languageCode = language()
    return { url: continueUrl }
  }
  finishRedirect(auth, leftForGoogle)
  const callbacks = new Set<(account: Account | undefined) => void>()
  /** Suppresses the account until it has a name. */
  let isRegistering = false
  const notifyCallbacks = () => {
    for (const callback of callbacks) callback(accountOf(auth.currentUser))
  }
  const withUser = (action: (user: User) => Promise<unknown>) =>
    attempt(async () => {
      await auth.authStateReady()
      if (!auth.currentUser) throw new FirebaseError('auth/requires-recent-login', 'Signed out')
      await action(auth.currentUser)
    })

  const refresh = async (user: User) => {
    await reload(user)
    // The token contains what is verified, and the security rules read the token.
    await user.getIdToken(true)
    notifyCallbacks()
  }

  return {
    onUserChange: (callback) => {
      callbacks.add(callback)
      const stop = onIdTokenChanged(auth, (user) => {
        if (!isRegistering) callback(accountOf(user))
      })
      return () => {
        callbacks.delete(callback)
        stop()
      }
    },
    signIn: (email, password) => attempt(() => signInWithEmailAndPassword(auth, email, password)),
    signInWithGoogle: () => attempt(() => enterWithGoogle(auth, leftForGoogle)),
    signOut: async () => {
      try {
        await signOut(auth)
        return ok(undefined)
      } catch (cause) {
        return err(mapError(cause))
      }
    },
    register: ({ name, email, password }) =>
      attempt(async () => {
        await auth.authStateReady()
        isRegistering = true
        try {
          const { user } = await createUserWithEmailAndPassword(auth, email, password)
          // The account exists even if setting its name or sending the email fails: both can be repeated.
          await updateProfile(user, { displayName: name }).catch(() => undefined)
          void sendEmailVerification(user, forEmail()).catch(() => undefined)
        } finally {
          isRegistering = false
        }
        notifyCallbacks()
      }),
    sendVerification: () => withUser((user) => sendEmailVerification(user, forEmail())),
    role: async () => {
      try {
        await auth.authStateReady()
        const token = await auth.currentUser?.getIdTokenResult()
        return ok(roles.find((role) => role === token?.claims['role']))
      } catch (cause) {
        return err(mapError(cause))
      }
    },
    refresh: () => withUser(refresh),
    sendPasswordReset: async (email) => {
      const outcome = await attempt(() => sendPasswordResetEmail(auth, email, forEmail()))
      // Callers must not learn whether an account exists.
      return !outcome.ok && outcome.error.kind === 'wrong-credentials' ? ok(undefined) : outcome
    },
    checkResetCode: async (code) => {
      try {
        return ok(await verifyPasswordResetCode(auth, code))
      } catch (cause) {
        return err(accountError(cause))
      }
    },
    resetPassword: (code, password) => attempt(() => confirmPasswordReset(auth, code, password)),
    applyCode: (code) => attempt(() => applyActionCode(auth, code)),
    changeEmail: (email, proof) =>
      withUser(async (user) => {
        await prove(user, proof)
        await verifyBeforeUpdateEmail(user, email, forEmail())
      }),
    changePassword: (password, proof) =>
      withUser(async (user) => {
        await prove(user, proof)
        await updatePassword(user, password)
      }),
    ...phoneMethods({ auth, load: phone, refresh }),
    deleteAccount: (proof) =>
      withUser(async (user) => {
        await prove(user, proof)
        await deleteUser(user)
      }),
  }
}

async function prove(user: User, proof: Proof): Promise<void> {
  if (proof === 'google') {
    await reauthenticateWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver)
    return
  }
  const credential = EmailAuthProvider.credential(user.email ?? '', proof.password)
  await reauthenticateWithCredential(user, credential)
}

function accountOf(user: User | null): Account | undefined {
  if (!user) return undefined
  const { uid, email, emailVerified, displayName, phoneNumber, providerData } = user
  return {
    uid,
    email: email ?? '',
    isEmailVerified: emailVerified,
    signInMethods: providerData.flatMap(({ providerId }) => {
      if (providerId === 'password') return ['password']
      return providerId === 'google.com' ? ['google'] : []
    }),
    ...(phoneNumber !== null && { phoneNumber }),
    ...(displayName && { name: displayName }),
  }
}

async function attempt(action: () => Promise<unknown>): Promise<Result<undefined, AccountError>> {
  try {
    await action()
    return ok(undefined)
  } catch (cause) {
    return err(accountError(cause))
  }
}
