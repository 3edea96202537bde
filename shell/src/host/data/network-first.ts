import { withTimeout } from '@adamarket/shared/connectivity/with-timeout.ts'
import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type { ConnectivityPort } from '@adamarket/shared/domain/connectivity.ts'
import type { Report } from '@adamarket/shared/domain/report.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { ok } from '@adamarket/shared/domain/result.ts'

import { lazy } from './lazy.ts'

/** How long a page waits for the device: a broken database may never answer. */
const deviceTimeoutMs = 2_000

export type Read<Args extends readonly unknown[], Value> = (
  ...args: Args
) => Promise<Result<Value, AppError>>

type Cache = typeof import('./read-cache.ts')

export type FindIn<Args extends readonly unknown[], Value> = (
  cache: Cache,
  ...args: Args
) => Promise<{ readonly value: Value } | undefined>

export type NetworkFirst = {
  /**
   * The same read, which stores what it returns, and returns what is stored when nothing gets through.
   *
   * @param findIn finds the value in what other reads have stored
   */
  readonly cached: <Args extends readonly unknown[], Value>(
    name: string,
    read: Read<Args, Value>,
    findIn?: FindIn<Args, Value>,
  ) => Read<Args, Value>
  /** Stores the value of a read that a server has made. */
  readonly store: (name: string, args: readonly unknown[], value: unknown) => void
  /** Sets the signed-in user, and removes what another user has read. */
  readonly setUser: (userId: string | undefined) => void
}

/**
 * Answers of the network, and of the device when nothing gets through. A device that stores nothing, as in some private
 * windows, is reported once, and changes nothing else (specification, section 8).
 *
 * @param afterFirstView calls back once the first view is over, which writing to the device must not delay
 */
export function createNetworkFirst(
  { isOnline, check }: Pick<ConnectivityPort, 'isOnline' | 'check'>,
  afterFirstView: (callback: () => void) => void,
  report: Report,
): NetworkFirst {
  const code = lazy(() => import('./read-cache.ts'))
  let isReported = false
  let user: string | undefined
  /** Counts users: what one reads while they sign out is not stored. */
  let users = 0

  const reportOnce = (cause: unknown): undefined => {
    if (!isReported) report({ what: 'Documents cannot be stored on this device', cause })
    isReported = true
  }
  /** Resolves to undefined when the network is down: that says nothing about the device. */
  const loadCode = () =>
    code.get().catch((cause: unknown) => {
      void check().then((isReached) => isReached && reportOnce(cause))
      return undefined
    })
  const write = async (work: (cache: Cache) => Promise<void>) => {
    const cache = await loadCode()
    await (cache && work(cache).catch(reportOnce))
  }
  const keyOf = (name: string, args: readonly unknown[]) => JSON.stringify([name, ...args])
  /** Undefined removes the entry: a document that is missing now may exist later. */
  const store = (key: string, value: unknown, ofUser: number) =>
    afterFirstView(() => {
      if (ofUser !== users) return
      void write(({ removeEntry, writeEntry }) =>
        value === undefined ? removeEntry(key) : writeEntry(key, value),
      )
    })

  return {
    cached:
      <Args extends readonly unknown[], Value>(
        name: string,
        read: Read<Args, Value>,
        findIn?: FindIn<Args, Value>,
      ): Read<Args, Value> =>
      async (...args) => {
        const key = keyOf(name, args)
        const readStored = async () => {
          const cache = await withTimeout(loadCode(), deviceTimeoutMs, () => undefined)
          if (!cache) return undefined
          const find = async () =>
            (await cache.readEntry<Value>(key)) ?? (await findIn?.(cache, ...args))
          return await withTimeout(find().catch(reportOnce), deviceTimeoutMs, () =>
            reportOnce(new Error(`No answer within ${deviceTimeoutMs} ms`)),
          )
        }

        const stored = isOnline() ? undefined : await readStored()
        if (stored) return ok(stored.value)
        const ofUser = users
        const result = await read(...args)
        if (result.ok) store(key, result.value, ofUser)
        else if (result.error.kind === 'permission-denied') store(key, undefined, ofUser)
        else if (result.error.kind === 'unavailable') {
          const last = await readStored()
          if (last) return ok(last.value)
        }
        return result
      },
    store: (name, args, value) => store(keyOf(name, args), value, users),
    setUser: (userId) => {
      const before = user
      if (before !== undefined && before !== userId) users += 1
      user = userId
      afterFirstView(
        () => void write(({ removeEntriesOfOthers }) => removeEntriesOfOthers(userId, before)),
      )
    },
  }
}
