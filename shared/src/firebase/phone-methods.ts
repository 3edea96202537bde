import type { AuthPort, PhoneError } from '#domain/auth-port.ts'
import type { Result } from '#domain/result.ts'
import { err } from '#domain/result.ts'

import type { PhoneVerification, TokenHolder } from './phone-verification.ts'

type Options<User extends TokenHolder> = {
  /** That of Firebase. */
  readonly auth: { authStateReady(): Promise<void>; readonly currentUser: User | null }
  readonly load: () => Promise<PhoneVerification>
  /** Asks Auth again what is known about the user. */
  readonly refresh: (user: User) => Promise<void>
}

/** The part of an `AuthPort` that verifies phone numbers, whose code is loaded on first use. */
export function phoneMethods<User extends TokenHolder>({
  auth,
  load,
  refresh,
}: Options<User>): Pick<AuthPort, 'sendPhoneCode' | 'confirmPhone' | 'removePhone'> {
  /** One for all calls: it remembers to which number the last code was sent. */
  let loading: Promise<PhoneVerification> | undefined
  const verify = async (
    action: (verification: PhoneVerification, user: User) => Promise<Result<undefined, PhoneError>>,
  ): Promise<Result<undefined, PhoneError>> => {
    try {
      await auth.authStateReady()
      if (!auth.currentUser) return err({ kind: 'sign-in-again', cause: undefined })
      loading ??= load().catch((cause: unknown) => {
        loading = undefined
        throw cause
      })
      return await action(await loading, auth.currentUser)
    } catch (cause) {
      return err({ kind: 'unavailable', cause })
    }
  }
  const change: typeof verify = (action) =>
    verify(async (verification, user) => {
      const changed = await action(verification, user)
      // It has changed, even if nothing gets through any more.
      if (changed.ok) await refresh(user).catch(() => undefined)
      return changed
    })
  return {
    sendPhoneCode: (number) => verify(({ send }) => send(number)),
    confirmPhone: (code) => change(({ confirm }, user) => confirm(code, user)),
    removePhone: () => change(({ remove }) => remove()),
  }
}
