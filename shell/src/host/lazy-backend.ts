import { appError } from '@adamarket/shared/domain/app-error.ts'
import { err } from '@adamarket/shared/domain/result.ts'

import type { Backend } from '#host/connect-firebase.ts'

/**
 * The ports over a backend whose code is still on its way: a question asked before it is there waits
 * for it. When the code does not come, a question fails as `unavailable` and the next one asks again.
 */
export function lazyBackend(connect: () => Promise<Backend>): Backend {
  let connection: Promise<Backend> | undefined
  const backend = () => {
    connection ??= connect().catch((cause: unknown) => {
      connection = undefined
      throw cause
    })
    return connection
  }
  const unavailable = (cause: unknown) => err(appError('unavailable', cause))

  return {
    listings: {
      newest: (limit) => backend().then(({ listings }) => listings.newest(limit), unavailable),
      search: (query, page) =>
        backend().then(({ listings }) => listings.search(query, page), unavailable),
      byId: (id) => backend().then(({ listings }) => listings.byId(id), unavailable),
    },
    profiles: {
      byId: (userId) => backend().then(({ profiles }) => profiles.byId(userId), unavailable),
    },
    auth: {
      signIn: (email, password) =>
        backend().then(
          ({ auth }) => auth.signIn(email, password),
          (cause: unknown) => err({ kind: 'unavailable', cause }),
        ),
      signOut: () => backend().then(({ auth }) => auth.signOut(), unavailable),
      onUserChange: (callback) => {
        let stop: (() => void) | undefined
        let isStopped = false
        backend().then(
          ({ auth }) => {
            if (!isStopped) stop = auth.onUserChange(callback)
          },
          () => undefined,
        )
        return () => {
          isStopped = true
          stop?.()
        }
      },
    },
  }
}
