import type { MemoryAccount } from '#memory/memory-auth.ts'
import { createMemoryAuth } from '#memory/memory-auth.ts'
import { createSessionStore } from '#state/session-store.ts'
import { memoryStorage } from '#testing/memory-storage.ts'

/** A user who is not signed in yet; another one than Ayşe where the account differs. */
export function aUser(account: Partial<MemoryAccount> = {}) {
  const ayse = { uid: 'ayse', email: 'ayse@example.com', password: 'limon-agaci', ...account }
  const auth = createMemoryAuth([ayse])
  const session = createSessionStore(memoryStorage(), auth)
  return { auth, session, signIn: () => auth.signIn(ayse.email, ayse.password) }
}

/** The services of a signed-in user. */
export async function aSignedInUser(account?: Partial<MemoryAccount>) {
  const { signIn, ...services } = aUser(account)
  await signIn()
  return services
}
