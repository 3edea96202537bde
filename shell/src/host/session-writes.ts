import { withTimeout } from '@adamarket/shared/connectivity/with-timeout.ts'
import type { AuthPort } from '@adamarket/shared/domain/auth-port.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { err } from '@adamarket/shared/domain/result.ts'

import type { Stores } from './connect-firebase.ts'
import type { MethodsThatFail } from './lazy-port.ts'

/** How long the end of a session waits for the writes in progress. */
const writesTimeoutMs = 2_000

type SignedOut = { readonly kind: 'unauthenticated'; readonly cause: unknown }
type Write = (...args: never[]) => Promise<Result<unknown, { readonly kind: string }>>

/**
 * The writes of the user's session. The security rules refuse those that are still in progress when it ends, so its
 * end waits for them; and those that start later, so they fail as `unauthenticated` without being sent.
 */
export function createSessionWrites() {
  const pending = new Set<Promise<unknown>>()
  let isEnding = false
  let isSignedOut = false

  const refusal = (): Result<never, SignedOut> | undefined =>
    isEnding || isSignedOut
      ? err({ kind: 'unauthenticated', cause: new Error('The session has ended') })
      : undefined
  const track = async <Outcome>(writing: Promise<Outcome>): Promise<Outcome> => {
    pending.add(writing)
    return await writing.finally(() => pending.delete(writing))
  }
  const guard = <Name extends string, Port extends Record<Name, Write>>(
    port: Port,
    names: readonly (Name & MethodsThatFail<Port, SignedOut>)[],
  ): Port => {
    const guarded = names.map((name) => ({
      [name]: async (...args: never[]) => refusal() ?? (await track(port[name](...args))),
    }))
    return Object.assign({}, port, ...guarded)
  }

  const endSession = async <Outcome>(end: () => Promise<Outcome>): Promise<Outcome> => {
    isEnding = true
    try {
      await withTimeout(Promise.allSettled(pending), writesTimeoutMs, () => undefined)
      return await end()
    } finally {
      isEnding = false
    }
  }

  return {
    /** The same port, by whose methods sessions end. */
    guardAuth: (auth: AuthPort): AuthPort => {
      auth.onUserChange((account) => {
        isSignedOut = account === undefined
      })
      return {
        ...auth,
        signOut: () => endSession(auth.signOut),
        deleteAccount: (proof) => endSession(() => auth.deleteAccount(proof)),
      }
    },
    /** The same ports. Views, which visitors count as well, are no writes of a session. */
    guardWrites: (stores: Stores): Stores => ({
      ...stores,
      ownListings: guard(stores.ownListings, ['create', 'update', 'setStatus', 'renew', 'remove']),
      pictures: {
        ...guard(stores.pictures, ['remove']),
        upload: (options) => {
          const refused = refusal()
          if (refused) return { done: Promise.resolve(refused), cancel: () => {} }
          const { done, cancel } = stores.pictures.upload(options)
          return { done: track(done), cancel }
        },
      },
      favourites: guard(stores.favourites, ['add', 'remove']),
      blockedSellers: guard(stores.blockedSellers, ['block', 'unblock']),
      reports: guard(stores.reports, ['send']),
      emailLanguage: guard(stores.emailLanguage, ['set']),
      favouriteAlerts: guard(stores.favouriteAlerts, ['set']),
      savedSearches: guard(stores.savedSearches, ['save', 'update', 'markSeen', 'remove']),
      pushSubscriptions: guard(stores.pushSubscriptions, ['choose', 'remove']),
      profiles: guard(stores.profiles, ['create', 'save']),
      desk: async () => {
        const desk = await stores.desk()
        return {
          ...desk,
          moderation: guard(desk.moderation, ['decide']),
          notices: guard(desk.notices, ['object']),
        }
      },
    }),
  }
}
