import type { AuthPort } from '@adamarket/shared/domain/auth-port.ts'
import type { ConnectivityPort } from '@adamarket/shared/domain/connectivity.ts'
import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import { onBackOnline } from '@adamarket/shared/domain/connectivity.ts'
import type { ListingsPort, ModerationPort, UploadOptions } from '@adamarket/shared/domain/ports.ts'
import type { Report } from '@adamarket/shared/domain/report.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'

import { backendPorts } from './backend-ports.ts'
import { callWhenLoaded } from './call-when-loaded.ts'
import type { Desk, Stores } from './connect-firebase.ts'
import type { VisitorStores } from './early-reads.ts'
import { createEarlyReads } from './early-reads.ts'
import { startUpload } from './lazy-upload.ts'
import { lazy } from './lazy.ts'
import { createNetworkFirst } from './network-first.ts'
import type { PageAnswers } from '#host/page/page-data.ts'
import { createSessionRequests } from '#host/session/session-requests.ts'

type Connect = {
  readonly early: () => Promise<VisitorStores>
  readonly stores: () => Promise<Stores>
  readonly desk: () => Promise<Desk>
  readonly auth: () => Promise<AuthPort>
}

type Options = {
  readonly connect: Connect
  readonly connectivity: ConnectivityPort
  /** What a server has read for the page. */
  readonly served?: PageAnswers | undefined
  readonly report: Report
}

/**
 * The ports over a backend whose code is loaded in steps: what the first view reads with, then Auth, then
 * everything else.
 */
export function lazyBackend({ connect, connectivity, served, report }: Options) {
  const firstViewIsOver = lazy(() => Promise.resolve())
  const afterFirstView =
    <Args extends readonly unknown[], Outcome>(method: (...args: Args) => Promise<Outcome>) =>
    (...args: Args) =>
      new Promise<Outcome>((resolve) => {
        firstViewIsOver.onLoaded(() => resolve(method(...args)))
      })
  const network = createNetworkFirst(connectivity, firstViewIsOver.onLoaded, report)
  const { guardAuth, ofSession, uploadOfSession } = createSessionRequests()

  const lazyAuth = lazy(async () => {
    const auth = guardAuth(await connect.auth())
    auth.onUserChange((account) => network.setUser(account?.uid))
    return auth
  })
  // Auth comes first: what members read and write needs their rights.
  const lazyStores = lazy(async () => {
    const [stores] = await Promise.all([connect.stores(), lazyAuth.get()])
    const pictures = { ...stores.pictures, upload: uploadOfSession(stores.pictures.upload) }
    return { ...stores, pictures }
  })
  const lazyDesk = lazy(async () => (await Promise.all([connect.desk(), lazyAuth.get()]))[0])
  const members = callWhenLoaded(lazyStores, connectivity)
  const lazyEarly = lazy(async () => {
    const stores = await connect.early()
    const byIdAsUser = members(({ listings }) => listings.byId)
    // Until Auth is loaded the client has no user: a listing that it may not read can be the user's own, held one.
    const byId: ListingsPort['byId'] = async (id) => {
      const read = await stores.listings.byId(id)
      if (!isDenied(read)) return read
      const asUser = await byIdAsUser(id)
      return isDenied(asUser) ? ok(undefined) : asUser
    }
    return { ...stores, listings: { ...stores.listings, byId } }
  })
  const visitors = callWhenLoaded(lazyEarly, connectivity)

  const { settled, ...early } = createEarlyReads({
    call: visitors,
    network,
    afterFirstView: firstViewIsOver.onLoaded,
    served,
  })
  const ports = backendPorts({
    visitors,
    members,
    desk: callWhenLoaded(lazyDesk, connectivity),
    auth: callWhenLoaded(lazyAuth, connectivity),
    ofSession,
    cached: network.cached,
    afterFirstView,
  })
  const followQueue: ModerationPort['followQueue'] = (userId, callback) =>
    startLazily<Desk>(
      (begin) =>
        void lazyDesk
          .get()
          .then(begin, (cause: unknown) => callback(err({ kind: 'unavailable', cause }))),
      ({ moderation }) => moderation.followQueue(userId, callback),
    )
  /** Calls back only after another method is called, or `connectAuth`. */
  const onUserChange: AuthPort['onUserChange'] = (callback) =>
    startLazily(lazyAuth.onLoaded, (auth) => auth.onUserChange(callback))

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
    ...ports,
    listings: { ...ports.listings, ...early.listings },
    profiles: { ...ports.profiles, ...early.profiles },
    exchangeRates: early.exchangeRates,
    pictures: {
      ...ports.pictures,
      upload: (options: UploadOptions) => startUpload(members, options),
    },
    moderation: { ...ports.moderation, followQueue },
    auth: { ...ports.auth, onUserChange },
    /** Loads the client, which is about to be used. */
    prepare: () => {
      // A later read learns that it failed.
      lazyEarly.get().catch(() => undefined)
    },
    settled,
    /** Lets through what must not delay the first view. */
    endFirstView: () => void firstViewIsOver.get(),
    /** Never rejects: after a failure it connects again after reconnecting. */
    connectAuth,
  }
}

function isDenied(read: Result<unknown, AppError>): boolean {
  return !read.ok && read.error.kind === 'permission-denied'
}

/** Starts something once what it needs is loaded. Returns a function that stops it, also before that. */
function startLazily<Target>(
  onLoaded: (callback: (target: Target) => void) => void,
  start: (target: Target) => () => void,
): () => void {
  let stop: (() => void) | undefined
  let isStopped = false
  onLoaded((target) => {
    if (!isStopped) stop = start(target)
  })
  return () => {
    isStopped = true
    stop?.()
  }
}
