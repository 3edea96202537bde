import type { Upload } from '@adamarket/shared/domain/ports.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { err } from '@adamarket/shared/domain/result.ts'

import type { Backend } from '#host/connect-firebase.ts'

type Unavailable = { readonly kind: 'unavailable'; readonly cause: unknown }

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

  /** A method of a port that asks the backend's once it is there. */
  const ask =
    <Given extends readonly unknown[], Value, Failure>(
      methodOf: (backend: Backend) => (...given: Given) => Promise<Result<Value, Failure>>,
    ) =>
    (...given: Given): Promise<Result<Value, Failure | Unavailable>> =>
      backend().then<Result<Value, Failure | Unavailable>, Result<Value, Unavailable>>(
        (connected) => methodOf(connected)(...given),
        (cause: unknown) => err({ kind: 'unavailable', cause }),
      )

  return {
    listings: {
      newest: ask(({ listings }) => listings.newest),
      search: ask(({ listings }) => listings.search),
      bySeller: ask(({ listings }) => listings.bySeller),
      countBySeller: ask(({ listings }) => listings.countBySeller),
      byId: ask(({ listings }) => listings.byId),
    },
    ownListings: {
      create: ask(({ ownListings }) => ownListings.create),
      update: ask(({ ownListings }) => ownListings.update),
      setStatus: ask(({ ownListings }) => ownListings.setStatus),
      remove: ask(({ ownListings }) => ownListings.remove),
    },
    pictures: {
      upload: (options) => {
        let upload: Upload | undefined
        let isCancelled = false
        const begin = ask(({ pictures }) => () => {
          if (isCancelled) return Promise.resolve(err({ kind: 'aborted' } as const))
          upload = pictures.upload(options)
          return upload.done
        })
        return {
          done: begin(),
          cancel: () => {
            isCancelled = true
            upload?.cancel()
          },
        }
      },
      read: ask(({ pictures }) => pictures.read),
      remove: ask(({ pictures }) => pictures.remove),
    },
    favourites: {
      list: ask(({ favourites }) => favourites.list),
      add: ask(({ favourites }) => favourites.add),
      remove: ask(({ favourites }) => favourites.remove),
    },
    reports: { send: ask(({ reports }) => reports.send) },
    profiles: {
      byId: ask(({ profiles }) => profiles.byId),
      save: ask(({ profiles }) => profiles.save),
    },
    auth: {
      signIn: ask(({ auth }) => auth.signIn),
      signInWithGoogle: ask(({ auth }) => auth.signInWithGoogle),
      signOut: ask(({ auth }) => auth.signOut),
      register: ask(({ auth }) => auth.register),
      sendVerification: ask(({ auth }) => auth.sendVerification),
      refresh: ask(({ auth }) => auth.refresh),
      sendPasswordReset: ask(({ auth }) => auth.sendPasswordReset),
      checkResetCode: ask(({ auth }) => auth.checkResetCode),
      resetPassword: ask(({ auth }) => auth.resetPassword),
      applyCode: ask(({ auth }) => auth.applyCode),
      changeEmail: ask(({ auth }) => auth.changeEmail),
      changePassword: ask(({ auth }) => auth.changePassword),
      deleteAccount: ask(({ auth }) => auth.deleteAccount),
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
