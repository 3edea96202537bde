import { withTimeout } from '@adamarket/shared/connectivity/with-timeout.ts'
import type { RemoteName, RoutesModule } from '@adamarket/shared/contract/remote-modules.ts'
import type { RouteObject } from '@adamarket/shared/contract/router.ts'
import { matchPath } from '@adamarket/shared/contract/router.ts'
import type { Report } from '@adamarket/shared/domain/report.ts'
import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'

import type { Owner } from '#remotes/registry/owner-of.ts'
import { ownerOf } from '#remotes/registry/owner-of.ts'
import type { ChosenRelease, Deployment } from '#remotes/registry/deployment.ts'
import { missingFrom } from '#remotes/registry/deployment.ts'

import type { LoadedModule, Loader, LoaderState, Loading } from './create-loader.ts'
import { createLoader } from './create-loader.ts'
import { firstMatch } from './first-match.ts'

/** What the site takes from a remote: its routes, which exist once the remote could create them. */
export type RemoteRoutes = Pick<RoutesModule, 'texts'> & { readonly routes: readonly RouteObject[] }

export type LoadedRemote = LoadedModule<RemoteRoutes>

export type CompositionState = {
  readonly deployment: Loading<Deployment>
  /** The remotes requested so far. */
  readonly remotes: Partial<Record<RemoteName, LoaderState<RemoteRoutes>>>
}

/** The state of a path's page: the deployment is read first, then the owner of the path is loaded. */
export type PageState =
  | { readonly status: 'loading' | 'failed'; readonly attempt: number }
  | (LoadedRemote & {
      readonly status: 'ready'
      readonly attempt: number
      readonly name: RemoteName
    })
  /** No remote owns the path. */
  | { readonly status: 'unknown' }

export type Composition = {
  readonly store: StoreApi<CompositionState>
  /** The state of a path's page. Loads nothing. */
  readonly stateOf: (state: CompositionState, pathname: string) => PageState
  /** Loads the page of a path; resolves once it is ready, has failed, or is unknown. Never rejects. */
  readonly prepare: (pathname: string) => Promise<PageState>
  /** The deployment, once it is known; reads it again after a failure. Rejects when it cannot be read. */
  readonly deployment: () => Promise<Deployment>
  /** The same, after reading the latest deployment, which is awaited only briefly. */
  readonly latestDeployment: () => Promise<Deployment>
  /**
   * Loads the page of a path again: the latest deployment and the files of its remote, whether they are
   * loading, failed, or loaded but broken. Resolves like `prepare`.
   */
  readonly retry: (pathname: string) => Promise<PageState>
  /** Remembers that a release crashed: a retry, and what is read of the registry later, uses its fallback. */
  readonly noteCrash: (name: RemoteName, version: string) => void
  /**
   * Reads the latest deployment. The new release of a loaded remote replaces it once it is loaded; when that
   * fails, the loaded one stays. Never rejects.
   */
  readonly refresh: () => Promise<void>
}

type Options = {
  readonly readDeployment: (attempt: number) => Promise<Deployment>
  readonly load: (release: ChosenRelease) => Promise<RemoteRoutes>
  /** Called once for each path whose owner became known, before its remote is loaded. */
  readonly onOwner: (owner: Owner) => void
  readonly report: Report
}

/** How long a retry waits for the latest deployment. */
const registryTimeoutMs = 2_000

/** The state of the site's parts: the deployment, and every remote requested. */
export function createComposition({ readDeployment, load, onOwner, report }: Options): Composition {
  const store = createStore<CompositionState>()(() => ({
    deployment: { status: 'loading', attempt: 0 },
    remotes: {},
  }))

  const startDeployment = (attempt = store.getState().deployment.attempt + 1) => {
    store.setState({ deployment: { status: 'loading', attempt } })
    const settle = (deployment: Loading<Deployment>) => {
      if (store.getState().deployment.attempt === attempt) store.setState({ deployment })
    }
    readDeployment(attempt).then(
      (value) => {
        const missing = missingFrom(value)
        if (missing.length > 0) report({ what: 'Remotes have no release to show', cause: missing })
        settle({ status: 'ready', attempt, value })
      },
      (cause: unknown) => {
        report({ what: 'The registry could not be read', cause, details: { attempt } })
        settle({ status: 'failed', attempt })
      },
    )
  }

  const loaders = new Map<RemoteName, Loader<RemoteRoutes>>()
  const loaderOf = (name: RemoteName) => {
    const known = loaders.get(name)
    if (known) return known
    const loader = createLoader({ load, report, failure: 'A remote could not be loaded' })
    loader.store.subscribe((remote) => {
      store.setState(({ remotes }) => ({ remotes: { ...remotes, [name]: remote } }))
    })
    loaders.set(name, loader)
    return loader
  }

  /** Counts the requests for the latest deployment; `answered` is the last one that was answered. */
  const requests = { sent: 0, answered: 0 }

  /** Reads the latest deployment; undefined when that fails, or a later request was answered first. */
  const readLatest = async () => {
    const { status, attempt } = store.getState().deployment
    if (status !== 'ready') return undefined
    requests.sent += 1
    const request = requests.sent
    const value = await readDeployment(attempt).catch(() => undefined)
    const { deployment: known } = store.getState()
    const isLate = known.attempt !== attempt || request < requests.answered
    if (!value || known.status !== 'ready' || isLate) return undefined
    requests.answered = request
    // A remote whose new entry cannot be read keeps its old one.
    const usable = Object.fromEntries(Object.entries(value).filter(([, release]) => release))
    store.setState({ deployment: { ...known, value: { ...known.value, ...usable } } })
    return value
  }

  const refresh = async () => {
    const promote = async (release: ChosenRelease | undefined) => {
      if (!release) return
      const loader = loaders.get(release.name)
      await loader?.follow(release)
      loader?.applyPending()
    }
    await Promise.all(Object.values((await readLatest()) ?? {}).map(promote))
  }

  const stateOf = ({ deployment, remotes }: CompositionState, pathname: string): PageState => {
    if (deployment.status !== 'ready') return deployment
    const owner = ownerOf(deployment.value, pathname, matchPath)
    if (!owner) {
      // The path may belong to a remote whose registry entry cannot be read.
      const isKnown = missingFrom(deployment.value).length === 0
      return isKnown ? { status: 'unknown' } : { status: 'failed', attempt: deployment.attempt }
    }
    const { name } = owner.release
    const remote = remotes[name]
    if (!remote || remote.status === 'idle') return { status: 'loading', attempt: 0 }
    return remote.status === 'ready'
      ? { status: 'ready', attempt: remote.attempt, name, ...remote.value }
      : remote
  }

  const startOwner = (pathname: string) => {
    const { deployment, remotes } = store.getState()
    const owner = deployment.status === 'ready' && ownerOf(deployment.value, pathname, matchPath)
    if (!owner || remotes[owner.release.name]) return
    onOwner(owner)
    void loaderOf(owner.release.name).start(owner.release)
  }

  const prepare = (pathname: string) =>
    firstMatch(store, () => {
      startOwner(pathname)
      const page = stateOf(store.getState(), pathname)
      return page.status === 'loading' ? undefined : page
    })

  const deployment = async () => {
    if (store.getState().deployment.status === 'failed') startDeployment()
    const known = await firstMatch(store, (state) =>
      state.deployment.status === 'loading' ? undefined : state.deployment,
    )
    if (known.status === 'ready') return known.value
    throw new Error('The registry could not be read')
  }

  const latestDeployment = async () => {
    await withTimeout(readLatest(), registryTimeoutMs, () => undefined)
    return await deployment()
  }

  const retry = async (pathname: string) => {
    const { deployment: known } = store.getState()
    const name = known.status === 'ready' && ownerOf(known.value, pathname, matchPath)?.release.name
    const loader = name ? loaders.get(name) : undefined
    if (name) void loader?.restart(async () => (await latestDeployment())[name])
    else startDeployment()
    return await prepare(pathname)
  }

  const noteCrash: Composition['noteCrash'] = (name, version) => loaderOf(name).noteCrash(version)

  startDeployment(0)
  return { store, stateOf, prepare, deployment, latestDeployment, retry, noteCrash, refresh }
}
