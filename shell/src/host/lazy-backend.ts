import type { AuthPort } from '@adamarket/shared/domain/auth-port.ts'
import type {
  ListingStatsPort,
  ModerationPort,
  NoticesPort,
  OwnRecordsPort,
} from '@adamarket/shared/domain/ports.ts'
import type { ConnectivityPort } from '@adamarket/shared/domain/connectivity.ts'
import { onBackOnline } from '@adamarket/shared/domain/connectivity.ts'
import { err } from '@adamarket/shared/domain/result.ts'

import { callWhenLoaded } from './call-when-loaded.ts'
import type { Stores } from './connect-firebase.ts'
import type { EarlyReads, LiteStores } from './early-reads.ts'
import { createEarlyReads } from './early-reads.ts'
import { lazyPort } from './lazy-port.ts'
import { startUpload } from './lazy-upload.ts'
import { lazy } from './lazy.ts'
import type { PageAnswers } from './page-data.ts'
import { createServedReads } from './served-reads.ts'
import { createSessionWrites } from './session-writes.ts'

type Connect = {
  readonly early: () => Promise<LiteStores>
  readonly stores: () => Promise<Stores>
  readonly auth: () => Promise<AuthPort>
}

type Backend = Omit<Stores, 'desk' | 'listingStats'> &
  Pick<EarlyReads, 'prepare' | 'settled' | 'switchToFullClient'> & {
    /** `onUserChange` calls back only after another method is called, or {@link connectAuth}. */
    readonly auth: AuthPort
    readonly listingStats: ListingStatsPort
    readonly moderation: ModerationPort
    readonly notices: NoticesPort
    readonly ownRecords: OwnRecordsPort
    /** Lets through what must not delay the first view. */
    readonly endFirstView: () => void
    /** Never rejects: after a failure it connects again after reconnecting. */
    readonly connectAuth: () => Promise<void>
  }

/**
 * The ports over a backend whose code is loaded in steps: what the first view reads with, then Auth, then
 * everything else.
 */
export function lazyBackend(
  connect: Connect,
  connectivity: ConnectivityPort,
  served?: PageAnswers,
): Backend {
  const { guardAuth, guardWrites } = createSessionWrites()
  const lazyAuth = lazy(async () => guardAuth(await connect.auth()))
  // One client of Firestore per page, however often the other half has to be loaded.
  const lazyClient = lazy(connect.stores)
  // Only a signed-in user writes.
  const lazyStores = lazy(async () =>
    guardWrites((await Promise.all([lazyClient.get(), lazyAuth.get()]))[0]),
  )
  const call = callWhenLoaded(lazyStores, connectivity)
  const lazyDesk = lazy(async () => await (await lazyStores.get()).desk())
  const callDesk = callWhenLoaded(lazyDesk, connectivity)
  const callAuth = callWhenLoaded(lazyAuth, connectivity)
  const lazyEarly = lazy(connect.early)
  const callEarly = callWhenLoaded(lazyEarly, connectivity)
  const reads = createEarlyReads(lazyEarly, lazyStores, connectivity)
  const early = served ? createServedReads(reads, served) : reads
  const { listings, counts, profiles, exchangeRates, prepare, settled, switchToFullClient } = early
  const firstViewIsOver = lazy(() => Promise.resolve())
  /** What must not delay the first view. */
  const afterFirstView =
    <Args extends readonly unknown[], Value>(method: (...args: Args) => Promise<Value>) =>
    (...args: Args) =>
      new Promise<Value>((resolve) => {
        firstViewIsOver.onLoaded(() => resolve(method(...args)))
      })
  const favourites = lazyPort(call, (stores) => stores.favourites, {})
  const emailLanguage = lazyPort(call, (stores) => stores.emailLanguage, {})
  const savedSearches = lazyPort(call, (stores) => stores.savedSearches, {})
  const blockedSellers = lazyPort(call, (stores) => stores.blockedSellers, {})

  const connectAuth = async () => {
    try {
      await lazyAuth.get()
    } catch {
      const stop = onBackOnline(connectivity, () => {
        stop()
        void connectAuth()
      })
    }
  }

  return {
    prepare,
    settled,
    endFirstView: () => void firstViewIsOver.get(),
    switchToFullClient,
    connectAuth,
    listings: lazyPort(call, (stores) => stores.listings, {
      ...listings,
      count: afterFirstView(counts.count),
      countActive: afterFirstView(counts.countActive),
      countByPlace: afterFirstView(counts.countByPlace),
    }),
    listingStats: {
      countView: afterFirstView(callEarly((stores) => stores.listingStats.countView)),
      byId: call((stores) => stores.listingStats.byId),
    },
    ownListings: lazyPort(call, (stores) => stores.ownListings, {}),
    pictures: lazyPort(call, (stores) => stores.pictures, {
      upload: (options) => startUpload(call, options),
    }),
    // Members' favourites are read on every page, with the full client: that must not delay the first view.
    favourites: lazyPort(call, (stores) => stores.favourites, {
      list: afterFirstView(favourites.list),
    }),
    blockedSellers: lazyPort(call, (stores) => stores.blockedSellers, {
      list: afterFirstView(blockedSellers.list),
    }),
    emailLanguage: { set: afterFirstView(emailLanguage.set) },
    exchangeRates,
    reports: lazyPort(call, (stores) => stores.reports, {}),
    favouriteAlerts: lazyPort(call, (stores) => stores.favouriteAlerts, {}),
    savedSearches: lazyPort(call, (stores) => stores.savedSearches, {
      isSaved: afterFirstView(savedSearches.isSaved),
    }),
    pushSubscriptions: lazyPort(call, (stores) => stores.pushSubscriptions, {}),
    notices: lazyPort(callDesk, (desk) => desk.notices, {}),
    ownRecords: lazyPort(callDesk, (desk) => desk.ownRecords, {}),
    moderation: lazyPort(callDesk, (desk) => desk.moderation, {
      followQueue: (userId, callback) => {
        let stop: (() => void) | undefined
        let isStopped = false
        lazyDesk.get().then(
          ({ moderation }) => {
            if (!isStopped) stop = moderation.followQueue(userId, callback)
          },
          (cause: unknown) => callback(err({ kind: 'unavailable', cause })),
        )
        return () => {
          isStopped = true
          stop?.()
        }
      },
    }),
    profiles: lazyPort(call, (stores) => stores.profiles, profiles),
    auth: lazyPort(callAuth, (auth) => auth, {
      onUserChange: (callback) => {
        let stop: (() => void) | undefined
        let isStopped = false
        lazyAuth.onLoaded((connected) => {
          if (!isStopped) stop = connected.onUserChange(callback)
        })
        return () => {
          isStopped = true
          stop?.()
        }
      },
    }),
  }
}
