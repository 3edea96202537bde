import type { RemoteName, RoutesModule } from '@adamarket/shared/contract/remote-modules.ts'
import { remoteNames } from '@adamarket/shared/contract/remote-modules.ts'
import { matchPath } from '@adamarket/shared/contract/router.ts'
import type { Report } from '@adamarket/shared/domain/report.ts'
import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'

import type { Owner } from '#remotes/owner-of.ts'
import { ownerOf } from '#remotes/owner-of.ts'
import type { ChosenRelease, Deployment } from '#remotes/registry.ts'

/** How far a part of the site is; `attempt` counts from 0. */
export type Loading<Value> =
  | { readonly status: 'loading'; readonly attempt: number }
  | { readonly status: 'failed'; readonly attempt: number }
  | { readonly status: 'ready'; readonly attempt: number; readonly value: Value }

/** A remote that is there, and which release of it. */
export type LoadedRemote = {
  readonly version: string
  /** The release that was meant, when this shell cannot host it. */
  readonly insteadOf?: string | undefined
  readonly module: RoutesModule
}

export type CompositionState = {
  readonly deployment: Loading<Deployment>
  /** The remotes asked for so far. */
  readonly remotes: Partial<Record<RemoteName, Loading<LoadedRemote>>>
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

/** How long another attempt waits to hear what is deployed now (in milliseconds). */
const patience = 2_000

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

  /** A release that was loaded once is there for a rollback. */
  const loaded = new Map<string, RoutesModule>()
  const loadOnce = async (release: ChosenRelease) => {
    const key = `${release.name}@${release.version}`
    const module = loaded.get(key) ?? (await load(release))
    loaded.set(key, module)
    return module
  }

  /** An attempt that was followed by another one no longer counts. */
  const isLatest = (name: RemoteName, attempt: number) =>
    store.getState().remotes[name]?.attempt === attempt

  /** The release, or else the newest of those behind it that can be loaded; undefined for none. */
  const loadBest = async (
    release: ChosenRelease | undefined,
    attempt: number,
  ): Promise<LoadedRemote | undefined> => {
    if (!release || !isLatest(release.name, attempt)) return undefined
    const { name, version, insteadOf } = release
    try {
      return { version, insteadOf, module: await loadOnce(release) }
    } catch (cause) {
      report({ what: 'A remote could not be loaded', cause, details: { name, version, attempt } })
      return await loadBest(release.fallback, attempt)
    }
  }

  const put = (name: RemoteName, loading: Loading<LoadedRemote>) => {
    store.setState(({ remotes }) => ({ remotes: { ...remotes, [name]: loading } }))
  }

  /** The version of each remote that was asked for last. */
  const asked = new Map<RemoteName, string>()

  const startRemote = async (release: ChosenRelease, attempt: number) => {
    const { name, version } = release
    asked.set(name, version)
    put(name, { status: 'loading', attempt })
    const value = await loadBest(release, attempt)
    if (!isLatest(name, attempt)) return
    put(name, value ? { status: 'ready', attempt, value } : { status: 'failed', attempt })
  }

  /** Loads another release beside the one that is there, and puts it in its place. */
  const replace = async (release: ChosenRelease) => {
    const { name, version, insteadOf } = release
    const before = store.getState().remotes[name]
    if (before?.status === 'failed' && asked.get(name) !== version) {
      await startRemote(release, before.attempt + 1)
      return
    }
    if (before?.status !== 'ready') return
    asked.set(name, version)
    if (before.value.version === version) return
    try {
      const module = await loadOnce(release)
      const now = store.getState().remotes[name]
      // Meanwhile another release may have been asked for, or this one may have come.
      const isAwaited = now?.status === 'ready' && asked.get(name) === version
      if (!isAwaited || now.value.version === version) return
      const attempt = now.attempt + 1
      put(name, { status: 'ready', attempt, value: { version, insteadOf, module } })
    } catch (cause) {
      report({ what: 'A new release could not be loaded', cause, details: { name, version } })
    }
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
    if (value) await Promise.all(Object.values(value).map(replace))
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
    const remote = remotes[name] ?? { status: 'loading', attempt: 0 }
    return remote.status === 'ready'
      ? { status: 'ready', attempt: remote.attempt, name, ...remote.value }
      : remote
  }

  const startOwner = (pathname: string) => {
    const { deployment, remotes } = store.getState()
    const owner = deployment.status === 'ready' && ownerOf(deployment.value, pathname, matchPath)
    if (!owner || remotes[owner.release.name]) return
    onOwner(owner)
    void startRemote(owner.release, 0)
  }

  const prepare = (pathname: string) =>
    new Promise<PageState>((resolve) => {
      const check = () => {
        startOwner(pathname)
        const page = stateOf(store.getState(), pathname)
        if (page.status === 'loading') return
        unsubscribe()
        resolve(page)
      }
      const unsubscribe = store.subscribe(check)
      check()
    })

  const restartDeployment = () => {
    const attempt = store.getState().deployment.attempt + 1
    store.setState({ deployment: { status: 'loading', attempt } })
    startDeployment(attempt)
  }

  const deployment = () =>
    new Promise<Deployment>((resolve, reject) => {
      if (store.getState().deployment.status === 'failed') restartDeployment()
      const check = () => {
        const { deployment: known } = store.getState()
        if (known.status === 'loading') return
        unsubscribe()
        if (known.status === 'ready') resolve(known.value)
        else reject(new Error('The registry could not be read'))
      }
      const unsubscribe = store.subscribe(check)
      check()
    })

  const deploymentNow = async () => {
    await Promise.race([learn(), afterPatience()])
    return await deployment()
  }

  const retry = async (pathname: string) => {
    const { deployment: known, remotes } = store.getState()
    const name = known.status === 'ready' && ownerOf(known.value, pathname, matchPath)?.release.name
    const remote = name ? remotes[name] : undefined
    if (!name) restartDeployment()
    if (!name || !remote) return await prepare(pathname)
    const attempt = remote.attempt + 1
    put(name, { status: 'loading', attempt })
    const release = await deploymentNow().then(
      (now) => now[name],
      () => undefined,
    )
    if (isLatest(name, attempt) && release) {
      loaded.delete(`${name}@${release.version}`)
      void startRemote(release, attempt)
    } else if (isLatest(name, attempt)) {
      put(name, { status: 'failed', attempt })
    }
    return await prepare(pathname)
  }

  startDeployment(0)
  return { store, stateOf, prepare, deployment, deploymentNow, retry, refresh }
}

function missingFrom(deployment: Deployment): readonly RemoteName[] {
  return remoteNames.filter((name) => !deployment[name])
}

function afterPatience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, patience))
}
