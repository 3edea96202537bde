import type { Report } from '@adamarket/shared/domain/report.ts'
import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'

import type { ChosenRelease } from '#remotes/registry/deployment.ts'

import { firstMatch } from './first-match.ts'

/** The state of something that is loaded; `attempt` counts from 0. */
export type Loading<Value> =
  | { readonly status: 'loading' | 'failed'; readonly attempt: number }
  | { readonly status: 'ready'; readonly attempt: number; readonly value: Value }

/** An exposed module, and the release it was loaded from. */
export type LoadedModule<Module> = {
  readonly version: string
  /** The intended release, when this shell cannot host it. */
  readonly insteadOf?: string | undefined
  readonly module: Module
}

export type LoaderState<Module> = { readonly status: 'idle' } | Loading<LoadedModule<Module>>

/** Loads one exposed module of a remote and follows its releases. Its promises never reject. */
export type Loader<Module> = {
  readonly store: StoreApi<LoaderState<Module>>
  /** Begins an attempt with a release. Once no attempt is pending, resolves to whether the module is ready. */
  readonly start: (release: ChosenRelease | undefined) => Promise<boolean>
  /** Begins an attempt before its release is known: `find` looks it up, and rejects when that fails. */
  readonly restart: (find: () => Promise<ChosenRelease | undefined>) => Promise<boolean>
  /** Once no attempt is pending, resolves to whether the module is ready. */
  readonly settled: () => Promise<boolean>
  /** Remembers that a release crashed: from the next attempt on, its fallback takes its place, if there is one. */
  readonly noteCrash: (version: string) => void
  /** The same for the ready module, which is then failed. */
  readonly markFailed: () => void
  /**
   * Loads another release beside the ready one, for {@link applyPending} to promote. A failed module is
   * attempted again if the release differs from the one it failed with.
   */
  readonly follow: (release: ChosenRelease) => Promise<void>
  /** Promotes the release that `follow` has loaded, if any. */
  readonly applyPending: () => void
}

type Options<Module> = {
  readonly load: (release: ChosenRelease) => Promise<Module>
  readonly report: Report
  /** The report when a release cannot be loaded. */
  readonly failure: string
}

/**
 * A loader in the state `idle`. An attempt uses the newest release that can be loaded, starting from the
 * given one; an attempt that is followed by another one is ignored.
 */
export function createLoader<Module>({ load, report, failure }: Options<Module>): Loader<Module> {
  const store = createStore<LoaderState<Module>>()(() => ({ status: 'idle' }))
  const { getState } = store
  /** The modules by their version: a rollback finds its release here. */
  const loaded = new Map<string, Module>()
  const crashed = new Set<string>()
  /** The version that was requested last. */
  let requested: string | undefined
  let pending: LoadedModule<Module> | undefined

  const set = (state: LoaderState<Module>) => store.setState(state, true)
  const nextAttempt = () => {
    const state = getState()
    return state.status === 'idle' ? 0 : state.attempt + 1
  }
  const isLatest = (attempt: number) => {
    const state = getState()
    return state.status !== 'idle' && state.attempt === attempt
  }
  const settled = () =>
    firstMatch(store, ({ status }) => (status === 'loading' ? undefined : status === 'ready'))

  const loadOnce = async (release: ChosenRelease): Promise<LoadedModule<Module>> => {
    const { version, insteadOf } = release
    const module = loaded.get(version) ?? (await load(release))
    loaded.set(version, module)
    return { version, insteadOf, module }
  }

  const loadBest = async (
    release: ChosenRelease | undefined,
    attempt: number,
  ): Promise<LoadedModule<Module> | undefined> => {
    if (!release || !isLatest(attempt)) return undefined
    const { name, version, fallback } = release
    try {
      return await loadOnce(release)
    } catch (cause) {
      report({ what: failure, cause, details: { name, version, attempt } })
      return await loadBest(fallback, attempt)
    }
  }

  const withoutCrashed = (release: ChosenRelease | undefined): ChosenRelease | undefined =>
    release && crashed.has(release.version) ? withoutCrashed(release.fallback) : release

  const begin = () => {
    const attempt = nextAttempt()
    pending = undefined
    set({ status: 'loading', attempt })
    return attempt
  }

  const finish = async (chosen: ChosenRelease | undefined, attempt: number) => {
    const release = withoutCrashed(chosen) ?? chosen
    if (release && isLatest(attempt)) {
      requested = release.version
      loaded.delete(release.version)
    }
    const value = await loadBest(release, attempt)
    if (isLatest(attempt)) {
      set(value ? { status: 'ready', attempt, value } : { status: 'failed', attempt })
    }
    return await settled()
  }

  const start = (release: ChosenRelease | undefined) => finish(release, begin())

  const follow = async (chosen: ChosenRelease) => {
    const release = withoutCrashed(chosen) ?? chosen
    const state = getState()
    if (state.status === 'failed' && requested !== release.version) await start(release)
    if (state.status === 'ready') await loadBeside(state.value.version, release)
  }

  const loadBeside = async (readyVersion: string, release: ChosenRelease) => {
    const { name, version, fallback } = release
    requested = version
    if (readyVersion === version) {
      pending = undefined
      return
    }
    try {
      const value = await loadOnce(release)
      // Meanwhile another release may have been requested, or this one promoted.
      const state = getState()
      const isAwaited = state.status === 'ready' && state.value.version !== version
      if (isAwaited && requested === version) pending = value
    } catch (cause) {
      report({ what: 'A new release could not be loaded', cause, details: { name, version } })
      // A withdrawn release is no fallback, even if it is ready.
      const isOffered = includes(fallback, readyVersion)
      if (fallback && requested === version && !isOffered) await follow(fallback)
    }
  }

  return {
    store,
    start,
    restart: async (find) => {
      const attempt = begin()
      return await finish(await find().catch(() => undefined), attempt)
    },
    settled,
    noteCrash: (version) => void crashed.add(version),
    markFailed: () => {
      const state = getState()
      if (state.status !== 'ready') return
      crashed.add(state.value.version)
      loaded.delete(state.value.version)
      set({ status: 'failed', attempt: state.attempt })
    },
    follow,
    applyPending: () => {
      if (!pending) return
      set({ status: 'ready', attempt: nextAttempt(), value: pending })
      pending = undefined
    },
  }
}

/** Whether a version is a release or one of its fallbacks. */
function includes(release: ChosenRelease | undefined, version: string): boolean {
  return release ? release.version === version || includes(release.fallback, version) : false
}
