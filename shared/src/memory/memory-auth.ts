import type { AuthPort } from '#domain/ports.ts'
import type { SessionUser } from '#domain/session.ts'

/** An {@link AuthPort} whose person is set by hand. */
export type MemoryAuth = AuthPort & {
  signIn(user: SessionUser): void
  signOut(): void
}

/** Starts with nobody signed in. */
export function createMemoryAuth(): MemoryAuth {
  const callbacks = new Set<(user: SessionUser | undefined) => void>()
  let current: SessionUser | undefined

  function change(user: SessionUser | undefined): void {
    current = user
    for (const callback of callbacks) callback(user)
  }

  return {
    onUserChange(callback) {
      callbacks.add(callback)
      callback(current)
      return () => callbacks.delete(callback)
    },
    signIn: change,
    signOut: () => change(undefined),
  }
}
