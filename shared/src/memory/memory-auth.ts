import type { AccountError, AuthPort, PhoneError, Proof } from '#domain/auth-port.ts'
import type { Role } from '#domain/moderation/moderation.ts'
import type { Result } from '#domain/result.ts'
import { err, ok } from '#domain/result.ts'
import type { Account, SessionUser } from '#domain/user/session.ts'

export type MemoryAccount = SessionUser & {
  readonly password: string
  readonly role?: Role
} & Partial<Account>

const done = ok(undefined)

/**
 * An {@link AuthPort} over a list of accounts, initially signed out. It sends no emails: a code is the
 * address it is for, or the last six digits of a phone number.
 */
export function createMemoryAuth(stock: readonly MemoryAccount[] = []): AuthPort {
  const accounts = new Map(stock.map((account) => [account.email, account]))
  const callbacks = new Set<(account: Account | undefined) => void>()
  let current: MemoryAccount | undefined
  let waitingNumber: string | undefined

  const change = (account: MemoryAccount | undefined) => {
    current = account
    for (const callback of callbacks) callback(account && publicPart(account))
    return done
  }
  const store = (account: MemoryAccount) => {
    accounts.set(account.email, account)
    return current?.uid === account.uid ? change(account) : done
  }
  /** What the owner may do with the account after a correct proof. */
  const proven = (
    proof: Proof,
    action: (account: MemoryAccount) => Result<undefined, AccountError>,
  ): Result<undefined, AccountError> => {
    if (!current) return failure('sign-in-again')
    const isRight = proof === 'google' || proof.password === current.password
    return isRight ? action(current) : failure('wrong-credentials')
  }

  return {
    onUserChange: (callback) => {
      callbacks.add(callback)
      callback(current && publicPart(current))
      return () => callbacks.delete(callback)
    },
    signIn: async (email, password) => {
      const account = accounts.get(email)
      return account?.password === password ? change(account) : failure('wrong-credentials')
    },
    signInWithGoogle: async () => failure('not-offered'),
    signOut: async () => change(undefined),
    register: async ({ name, email, password }) => {
      if (accounts.has(email)) return failure('email-in-use')
      if (password.length < 6) return failure('weak-password')
      const account = { uid: `user-${accounts.size + 1}`, email, password, name }
      accounts.set(email, account)
      return change(account)
    },
    sendVerification: async () => done,
    role: async () => ok(current?.role),
    refresh: async () => done,
    sendPasswordReset: async () => done,
    checkResetCode: async (code) => (accounts.has(code) ? ok(code) : failure('invalid-code')),
    resetPassword: async (code, password) => {
      const account = accounts.get(code)
      return account ? store({ ...account, password }) : failure('invalid-code')
    },
    applyCode: async (code) => {
      const account = accounts.get(code)
      return account ? store({ ...account, isEmailVerified: true }) : failure('invalid-code')
    },
    changeEmail: async (email, proof) =>
      proven(proof, () => (accounts.has(email) ? failure('email-in-use') : done)),
    changePassword: async (password, proof) =>
      proven(proof, (account) => store({ ...account, password })),
    sendPhoneCode: async (number) => {
      if (!current) return phoneFailure('sign-in-again')
      if (!/^\+[1-9]\d{6,14}$/.test(number)) return phoneFailure('invalid-number')
      const holder = [...accounts.values()].find(({ phoneNumber }) => phoneNumber === number)
      if (holder && holder.uid !== current.uid) return phoneFailure('number-in-use')
      waitingNumber = number
      return done
    },
    confirmPhone: async (code) => {
      if (!current) return phoneFailure('sign-in-again')
      const phoneNumber = waitingNumber
      if (phoneNumber === undefined) return phoneFailure('expired-code')
      if (phoneNumber.slice(-6) !== code) return phoneFailure('wrong-code')
      waitingNumber = undefined
      return store({ ...current, phoneNumber })
    },
    removePhone: async () => {
      if (!current) return phoneFailure('sign-in-again')
      const { phoneNumber: _phoneNumber, ...rest } = current
      return store(rest)
    },
    deleteAccount: async (proof) =>
      proven(proof, ({ email }) => {
        accounts.delete(email)
        return change(undefined)
      }),
  }
}

function failure(kind: AccountError['kind']) {
  return err({ kind, cause: undefined })
}

function phoneFailure(kind: PhoneError['kind']) {
  return err({ kind, cause: undefined })
}

function publicPart({ password: _password, role: _role, ...account }: MemoryAccount): Account {
  return { isEmailVerified: false, signInMethods: ['password'], ...account }
}
