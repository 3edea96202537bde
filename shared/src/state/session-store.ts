import * as v from 'valibot'
import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'

import type { AuthPort } from '#domain/auth-port.ts'
import type { Account, SessionUser } from '#domain/session.ts'
import { storedValue } from '#state/stored-value.ts'

export type SessionState = {
  /** The person signed in; undefined when nobody is. */
  readonly user: SessionUser | undefined
  /** What the backend says of the account of `user`; undefined until it has answered. */
  readonly account: Account | undefined
  /** False until the backend has answered; `user` is until then what this tab last knew. */
  readonly confirmed: boolean
}

export type SessionStore = StoreApi<SessionState>

const storedUser = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ uid: v.pipe(v.string(), v.nonEmpty()), email: v.string() }),
)

/**
 * The session (specification, sections 3 and 4): it begins with the marker in session storage, so
 * that a reload shows no wrong state, and follows `auth` from then on, marker included.
 */
export function createSessionStore(
  storage: Storage,
  auth: Pick<AuthPort, 'onUserChange'>,
): SessionStore {
  const marker = storedValue(storage, 'loggedInUser', storedUser)
  const store = createStore<SessionState>()(() => ({
    user: marker.read(),
    account: undefined,
    confirmed: false,
  }))
  auth.onUserChange((account) => {
    const user = account && { email: account.email, uid: account.uid }
    marker.write(user)
    store.setState({ user, account, confirmed: true })
  })
  return store
}
