import type { MemoryAccount } from '#memory/memory-auth.ts'
import { createMemoryAuth } from '#memory/memory-auth.ts'
import { createSessionStore } from '#state/session-store.ts'

import { memoryStorage } from './memory-storage.ts'

/** A user with an account who is not signed in yet: Ayşe, unless another id is given. */
export function aUser({ uid = 'ayse', ...more }: Partial<MemoryAccount> = {}) {
  const account = { uid, email: `${uid}@example.com`, password: 'limon-agaci', ...more }
  const auth = createMemoryAuth([account])
  const session = createSessionStore(memoryStorage(), auth)
  return { auth, session, signIn: () => auth.signIn(account.email, account.password) }
}

/** The services of a signed-in user. */
export async function aSignedInUser(account?: Partial<MemoryAccount>) {
  const { signIn, ...services } = aUser(account)
  await signIn()
  return services
}
