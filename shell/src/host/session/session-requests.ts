import { withTimeout } from '@adamarket/shared/connectivity/with-timeout.ts'
import type { AuthPort } from '@adamarket/shared/domain/auth-port.ts'
import type { PicturesPort } from '@adamarket/shared/domain/ports.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { err } from '@adamarket/shared/domain/result.ts'

/** How long the end of a session waits for the requests in progress. */
const requestsTimeoutMs = 2_000

export type SignedOut = { readonly kind: 'unauthenticated'; readonly cause: unknown }

/**
 * The requests of the user's session. The security rules refuse those that are still in progress when it ends, so its
 * end waits for them; and those that start later, so they fail as `unauthenticated` without being sent.
 */
export function createSessionRequests() {
  const pending = new Set<Promise<unknown>>()
  let isEnding = false
  let isSignedOut = false

  const refusal = (): Result<never, SignedOut> | undefined =>
    isEnding || isSignedOut
      ? err({ kind: 'unauthenticated', cause: new Error('The session has ended') })
      : undefined
  const track = async <Outcome>(request: Promise<Outcome>): Promise<Outcome> => {
    pending.add(request)
    return await request.finally(() => pending.delete(request))
  }
  const endSession = async <Outcome>(end: () => Promise<Outcome>): Promise<Outcome> => {
    isEnding = true
    try {
      await withTimeout(Promise.allSettled(pending), requestsTimeoutMs, () => undefined)
      return await end()
    } finally {
      isEnding = false
    }
  }

  return {
    /** The same port, whose methods that end a session wait for its requests. */
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
    /** The same request, as one of the session. Counting a view is not one, since visitors do it as well. */
    ofSession:
      <Args extends readonly unknown[], Value, Failure>(
        method: (...args: Args) => Promise<Result<Value, Failure>>,
      ) =>
      async (...args: Args): Promise<Result<Value, Failure | SignedOut>> =>
        refusal() ?? (await track(method(...args))),
    /** The same for an upload. */
    uploadOfSession:
      (upload: PicturesPort['upload']): PicturesPort['upload'] =>
      (options) => {
        const refused = refusal()
        if (refused) return { done: Promise.resolve(refused), cancel: () => {} }
        const { done, cancel } = upload(options)
        return { done: track(done), cancel }
      },
  }
}
