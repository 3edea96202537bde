import * as v from 'valibot'
import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'

import type { AuthPort } from '#domain/auth-port.ts'
import type { Account, SessionUser } from '#domain/user/session.ts'

import { storedValue } from './stored-value.ts'

export type SessionState = {
  /** The signed-in user; undefined without one. */
  readonly user: SessionUser | undefined
  /** The user's account according to the backend; undefined until it has answered. */
  readonly account: Account | undefined
  /** False until the backend has answered; until then `user` is what this tab knew last. */
  readonly confirmed: boolean
  /** How a session of this page ended: by its user in this tab, or in another tab or by the backend. */
  readonly ended?: 'here' | 'elsewhere' | undefined
}

export type SessionStore = StoreApi<SessionState>

const storedUser = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ uid: v.pipe(v.string(), v.nonEmpty()), email: v.string() }),
)

/**
 * The session (specification, sections 3 and 4): it starts with the marker in session storage, so that
 * a reload shows the right state at once, and then follows `auth`, marker included.
 */
export function createSessionStore(
  storage: Storage,
  auth: Pick<AuthPort, 'onUserChange'>,
): SessionStore {
  const marker = storedValue(storage, 'loggedInUser', storedUser)
  const store = createStore<SessionState>()(() => ({
    user: undefined,
    account: undefined,
    confirmed: false,
  }))
  // Set after creation: a page is hydrated with the initial state, as a server rendered it.
  store.setState({ user: marker.read() })
  auth.onUserChange((account) => {
    const user = account && { email: account.email, uid: account.uid }
    marker.write(user)
    store.setState((before) => ({ user, account, confirmed: true, ended: endOf(before, user) }))
  })
  return store
}

/** How a session ended; a marker without a session is not one. */
function endOf(before: SessionState, user: SessionUser | undefined): SessionState['ended'] {
  if (user) return undefined
  return before.ended ?? (before.confirmed && before.user ? 'elsewhere' : undefined)
}
