import * as v from 'valibot'
import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'

import type { AppError } from '#domain/app-error.ts'
import type { BlockedSeller } from '#domain/user/blocked-seller.ts'
import type { BlockedSellersPort } from '#domain/ports.ts'
import type { Report } from '#domain/report.ts'
import type { Result } from '#domain/result.ts'
import { err, ok } from '#domain/result.ts'

import { followStored } from './follow-tabs.ts'
import type { SessionStore } from './session-store.ts'
import { storedValue } from './stored-value.ts'

export type BlockedSellersState = {
  /**
   * The last blocked first: those that the device remembers, until the account's have been read. Empty while
   * signed out.
   */
  readonly sellers: readonly BlockedSeller[]
  /** Blocks a seller; takes effect once the account has it. */
  readonly block: (
    seller: Pick<BlockedSeller, 'sellerId' | 'name'>,
  ) => Promise<Result<undefined, AppError>>
  readonly unblock: (sellerId: string) => Promise<Result<undefined, AppError>>
  /** Reads the account's list again. */
  readonly refresh: () => Promise<Result<undefined, AppError>>
}

export type BlockedSellersStore = StoreApi<BlockedSellersState>

type Options = {
  readonly storage: Storage
  readonly session: SessionStore
  readonly port: BlockedSellersPort
  readonly report: Report
}

const schema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ sellerId: v.string(), name: v.string(), blockedAt: v.string() })),
)

/**
 * The sellers that the user has blocked, in the account. The device remembers them, so that their listings are
 * hidden before the account has been read, and offline.
 */
export function createBlockedSellersStore(options: Options): BlockedSellersStore {
  const { storage, session, port, report } = options
  const uidNow = () => session.getState().user?.uid
  const device = (uid: string) => storedValue(storage, `blockedSellers:${uid}`, schema)
  /** Counts changes, to detect that a list became outdated while it was read. */
  let changes = 0

  const update = (uid: string, sellers: readonly BlockedSeller[]) => {
    if (uidNow() !== uid) return
    changes += 1
    device(uid).write(sellers.length === 0 ? undefined : [...sellers])
    store.setState({ sellers })
  }
  const change = async (
    write: (uid: string) => Promise<Result<undefined, AppError>>,
    sellerId: string,
    added: readonly BlockedSeller[],
  ) => {
    const uid = uidNow()
    if (uid === undefined) return err({ kind: 'unauthenticated', cause: undefined } as const)
    const written = await write(uid)
    const others = store.getState().sellers.filter((one) => one.sellerId !== sellerId)
    if (written.ok) update(uid, [...added, ...others])
    return written
  }
  const store = createStore<BlockedSellersState>()(() => ({
    sellers: [],
    block: ({ sellerId, name }) => {
      const seller = { sellerId, name, blockedAt: new Date().toISOString() }
      return change((uid) => port.block(uid, seller), sellerId, [seller])
    },
    unblock: (sellerId) => change((uid) => port.unblock(uid, sellerId), sellerId, []),
    refresh: async () => {
      const uid = uidNow()
      const before = changes
      const listed = uid === undefined ? ok([]) : await port.list(uid)
      if (uid !== undefined && listed.ok && changes === before) update(uid, listed.value)
      return listed.ok ? ok(undefined) : listed
    },
  }))

  const show = () => {
    const uid = uidNow()
    store.setState({ sellers: (uid !== undefined && device(uid).read()) || [] })
  }
  // Set after creation: a page is hydrated with the initial state, as a server rendered it.
  show()
  followStored(
    (key) => key === `blockedSellers:${uidNow()}`,
    () => {
      changes += 1
      show()
    },
  )
  session.subscribe(({ user, account }, before) => {
    if (user?.uid !== before.user?.uid) show()
    if (!account || account.uid === before.account?.uid) return
    void store
      .getState()
      .refresh()
      .then((read) => {
        // A user who is signing out gets permission-denied, or no answer. Without an answer, as on every visit without a
        // connection, those of the device stay.
        if (read.ok || ['permission-denied', 'unavailable'].includes(read.error.kind)) return
        if (uidNow() !== account.uid) return
        report({ what: 'The blocked sellers could not be read', cause: read.error.cause })
      })
  })
  return store
}
