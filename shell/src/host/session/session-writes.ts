import { withTimeout } from '@adamarket/shared/connectivity/with-timeout.ts'
import type { AuthPort } from '@adamarket/shared/domain/auth-port.ts'
import type { PicturesPort } from '@adamarket/shared/domain/ports.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { err } from '@adamarket/shared/domain/result.ts'

/** How long the end of a session waits for the writes in progress. */
const writesTimeoutMs = 2_000

export type SignedOut = { readonly kind: 'unauthenticated'; readonly cause: unknown }

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
    /** The same port, whose methods that end a session wait for its writes. */
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
    /** The same write, as one of the session. Counting a view is not one, since visitors do it as well. */
    write:
      <Args extends readonly unknown[], Value, Failure>(
        method: (...args: Args) => Promise<Result<Value, Failure>>,
      ) =>
      async (...args: Args): Promise<Result<Value, Failure | SignedOut>> =>
        refusal() ?? (await track(method(...args))),
    /** The same for an upload. */
    writePicture:
      (upload: PicturesPort['upload']): PicturesPort['upload'] =>
      (options) => {
        const refused = refusal()
        if (refused) return { done: Promise.resolve(refused), cancel: () => {} }
        const { done, cancel } = upload(options)
        return { done: track(done), cancel }
      },
  }
}
