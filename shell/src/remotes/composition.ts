import { withTimeout } from '@adamarket/shared/connectivity/with-timeout.ts'
import type { RemoteName, RoutesModule } from '@adamarket/shared/contract/remote-modules.ts'
import { remoteNames } from '@adamarket/shared/contract/remote-modules.ts'
import { matchPath } from '@adamarket/shared/contract/router.ts'
import type { Report } from '@adamarket/shared/domain/report.ts'
import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'

import type { LoadedModule, Loader, LoaderState, Loading } from '#remotes/create-loader.ts'
import { createLoader } from '#remotes/create-loader.ts'
import { firstMatch } from '#remotes/first-match.ts'
import type { Owner } from '#remotes/owner-of.ts'
import { ownerOf } from '#remotes/owner-of.ts'
import type { ChosenRelease, Deployment } from '#remotes/registry.ts'

export type LoadedRemote = LoadedModule<RoutesModule>

export type CompositionState = {
  readonly deployment: Loading<Deployment>
  /** The remotes asked for so far. */
  readonly remotes: Partial<Record<RemoteName, LoaderState<RoutesModule>>>
}

/** How far the page of a path is: the deployment is read first, then the remote that owns the path. */
export type PageState =
  | { readonly status: 'loading' | 'failed'; readonly attempt: number }
  | ({
      readonly status: 'ready'
      readonly attempt: number
      readonly name: RemoteName
    } & LoadedRemote)
  /** Nobody owns the path. */
  | { readonly status: 'unknown' }

export type Composition = {
  readonly store: StoreApi<CompositionState>
  /** How far the page of a path is. Asks for nothing. */
  readonly stateOf: (state: CompositionState, pathname: string) => PageState
  /** Asks for the page of a path; resolves once it is there, has failed, or is nobody's. Never rejects. */
  readonly prepare: (pathname: string) => Promise<PageState>
  /** What is deployed, once that is known; asks again after a failure. Rejects when it cannot be read. */
  readonly deployment: () => Promise<Deployment>
  /** The same, after asking what is deployed now, for as long as anybody should wait for that. */
  readonly deploymentNow: () => Promise<Deployment>
  /**
   * Asks afresh for the page of a path: for what is deployed now, and for the files of its remote, be
   * they on their way, failed, or there and of no use. Resolves as `prepare` does.
   */
  readonly retry: (pathname: string) => Promise<PageState>
  /**
   * Asks what is deployed now. The new release of a remote that is there takes its place once it is
   * loaded; when that fails, the one that is there stays. Never rejects.
   */
  readonly refresh: () => Promise<void>
}

type Options = {
  /** Reads what is deployed. */
  readonly deploy: (attempt: number) => Promise<Deployment>
  readonly load: (release: ChosenRelease) => Promise<RoutesModule>
  /** Told once for each path whose owner became known, before its remote is loaded. */
  readonly onOwner: (owner: Owner) => void
  readonly report: Report
}

/** How long another attempt waits to learn what is deployed now. */
const registryTimeoutMs = 2_000

/** The parts of the site and how far each is: what is deployed, and every remote asked for. */
export function createComposition({ deploy, load, onOwner, report }: Options): Composition {
  const store = createStore<CompositionState>()(() => ({
    deployment: { status: 'loading', attempt: 0 },
    remotes: {},
  }))

  const startDeployment = (attempt: number) => {
    const settle = (deployment: Loading<Deployment>) => {
      if (store.getState().deployment.attempt === attempt) store.setState({ deployment })
    }
    settle({ status: 'loading', attempt })
    deploy(attempt).then(
      (value) => {
        const missing = missingFrom(value)
        if (missing.length > 0) report({ what: 'The registry lacks remotes', cause: missing })
        settle({ status: 'ready', attempt, value })
      },
      (cause: unknown) => {
        report({ what: 'The registry could not be read', cause, details: { attempt } })
        settle({ status: 'failed', attempt })
      },
    )
  }

  const loaders = new Map<RemoteName, Loader<RoutesModule>>()
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

  /** Counts the questions of what is deployed now; `heard` is the last of them that was answered. */
  const questions = { asked: 0, heard: 0 }

  /** Learns what is deployed now; undefined when that is not to be had, or is known from a later question. */
  const learn = async () => {
    const { status, attempt } = store.getState().deployment
    if (status !== 'ready') return undefined
    questions.asked += 1
    const question = questions.asked
    const value = await deploy(attempt).catch(() => undefined)
    const { deployment: known } = store.getState()
    const isLate = known.attempt !== attempt || question < questions.heard
    if (!value || known.status !== 'ready' || isLate) return undefined
    questions.heard = question
    // What is known of a remote stays when its new entry cannot be read.
    store.setState({ deployment: { ...known, value: { ...known.value, ...value } } })
    return value
  }

  const refresh = async () => {
    const value = await learn()
    if (!value) return
    const promote = async (release: ChosenRelease) => {
      const loader = loaders.get(release.name)
      await loader?.follow(release)
      loader?.applyPending()
    }
    await Promise.all(Object.values(value).map(promote))
  }

  const stateOf = ({ deployment, remotes }: CompositionState, pathname: string): PageState => {
    if (deployment.status !== 'ready') return deployment
    const owner = ownerOf(deployment.value, pathname, matchPath)
    if (!owner) {
      // The path may be that of a remote whose entry of the registry cannot be read.
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

  const restartDeployment = () => {
    const attempt = store.getState().deployment.attempt + 1
    store.setState({ deployment: { status: 'loading', attempt } })
    startDeployment(attempt)
  }

  const deployment = async () => {
    if (store.getState().deployment.status === 'failed') restartDeployment()
    const known = await firstMatch(store, (state) =>
      state.deployment.status === 'loading' ? undefined : state.deployment,
    )
    if (known.status === 'ready') return known.value
    throw new Error('The registry could not be read')
  }

  const deploymentNow = async () => {
    await withTimeout(learn(), registryTimeoutMs, () => undefined)
    return await deployment()
  }

  const retry = async (pathname: string) => {
    const { deployment: known } = store.getState()
    const name = known.status === 'ready' && ownerOf(known.value, pathname, matchPath)?.release.name
    const loader = name ? loaders.get(name) : undefined
    if (name) void loader?.restart(async () => (await deploymentNow())[name])
    else restartDeployment()
    return await prepare(pathname)
  }

  startDeployment(0)
  return { store, stateOf, prepare, deployment, deploymentNow, retry, refresh }
}

function missingFrom(deployment: Deployment): readonly RemoteName[] {
  return remoteNames.filter((name) => !deployment[name])
}
