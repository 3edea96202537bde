import type { AuthPort } from '#domain/ports.ts'
import { err, ok } from '#domain/result.ts'
import type { SessionUser } from '#domain/session.ts'

export type MemoryAccount = SessionUser & { readonly password: string }

/** An {@link AuthPort} over a list of accounts. Starts with nobody signed in. */
export function createMemoryAuth(accounts: readonly MemoryAccount[] = []): AuthPort {
  const callbacks = new Set<(user: SessionUser | undefined) => void>()
  let current: SessionUser | undefined

  function change(user: SessionUser | undefined): void {
    current = user
    for (const callback of callbacks) callback(user)
  }

  return {
    onUserChange: (callback) => {
      callbacks.add(callback)
      callback(current)
      return () => callbacks.delete(callback)
    },
    signIn: async (email, password) => {
      const account = accounts.find((one) => one.email === email && one.password === password)
      if (!account) return err({ kind: 'wrong-credentials', cause: undefined })
      change({ uid: account.uid, email })
      return ok(undefined)
    },
    signOut: async () => {
      change(undefined)
      return ok(undefined)
    },
  }
}
