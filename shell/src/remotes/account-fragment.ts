import type { AccountMenuModule } from '@adamarket/shared/contract/remote-modules.ts'
import type { Report } from '@adamarket/shared/domain/report.ts'
import type { Texts } from '@adamarket/shared/i18n/create-i18n.ts'
import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'

import type { ChosenRelease, Deployment } from '#remotes/registry.ts'

type Ready = {
  readonly status: 'ready'
  readonly version: string
  readonly module: AccountMenuModule
}

export type FragmentState = { readonly status: 'idle' | 'loading' | 'failed' } | Ready

/** The account remote's parts of the frame: nobody has to wait for them before they are of use. */
export type AccountFragment = {
  readonly store: StoreApi<FragmentState>
  /** Asks for them, also again after a failure; whether they are there in the end. Never rejects. */
  readonly load: () => Promise<boolean>
  /** Asks afresh, also while they are on their way. */
  readonly retry: () => Promise<boolean>
  /** What is there has crashed: it counts as failed. */
  readonly giveUp: () => void
  /** Loads another release of them, if one is deployed by now. Until the page is turned nothing changes. */
  readonly follow: () => Promise<void>
  /** Lets what `follow` has loaded take the place of what is there. */
  readonly turnPage: () => void
}

type Options = {
  /** What is deployed, once it is known. Rejects when it cannot be read. */
  readonly deployment: () => Promise<Deployment>
  /** The same, after asking again. */
  readonly deploymentNow: () => Promise<Deployment>
  readonly loadModule: (release: ChosenRelease) => Promise<AccountMenuModule>
  readonly texts: Pick<Texts, 'add'>
  readonly report: Report
}

export function createAccountFragment({
  deployment,
  deploymentNow,
  loadModule,
  texts,
  report,
}: Options): AccountFragment {
  const store = createStore<FragmentState>()(() => ({ status: 'idle' }))

  /** What was loaded once is there for a rollback. */
  const loaded = new Map<string, Ready>()
  const fetchModule = async (release: ChosenRelease): Promise<Ready> => {
    const { version } = release
    const known = loaded.get(version)
    if (known) return known
    const module = await loadModule(release)
    await texts.add(module.texts.namespace, module.texts.loaders)
    const ready = { status: 'ready', version, module } as const
    loaded.set(version, ready)
    return ready
  }

  /** The release, or else the newest of those behind it that can be loaded. */
  const fetchBest = async (release: ChosenRelease | undefined): Promise<FragmentState> => {
    if (!release) return { status: 'failed' }
    const { version, fallback } = release
    try {
      return await fetchModule(release)
    } catch (cause) {
      const what = 'The menu of the account could not be loaded'
      report({ what, cause, details: { version } })
      return await fetchBest(fallback)
    }
  }

  const fetchState = async (isFirst: boolean): Promise<FragmentState> => {
    try {
      const { account } = await (isFirst ? deployment() : deploymentNow())
      return await fetchBest(account)
    } catch {
      // The composition has reported that the registry could not be read.
      return { status: 'failed' }
    }
  }

  let attempts = 0
  let underWay: Promise<boolean> | undefined
  /** What the next page turned brings. */
  let next: Ready | undefined

  const retry = () => {
    attempts += 1
    next = undefined
    const attempt = attempts
    store.setState({ status: 'loading' }, true)
    const outcome = fetchState(attempt === 1).then(async (state) => {
      // An attempt that was followed by another one no longer counts.
      if (attempt !== attempts) return (await underWay) ?? false
      store.setState(state, true)
      const isReady = state.status === 'ready'
      if (!isReady) underWay = undefined
      return isReady
    })
    underWay = outcome
    return outcome
  }
  const load = () => underWay ?? retry()

  const giveUp = () => {
    const state = store.getState()
    if (state.status === 'ready') loaded.delete(state.version)
    underWay = undefined
    store.setState({ status: 'failed' }, true)
  }

  const follow = async () => {
    if (store.getState().status !== 'ready') return
    const account = await deployment().then(
      (deployed) => deployed.account,
      () => undefined,
    )
    if (!account) return
    const { name, version } = account
    try {
      const ready = await fetchModule(account)
      if ((await deployment()).account?.version === version) next = ready
    } catch (cause) {
      report({ what: 'A new release could not be loaded', cause, details: { name, version } })
    }
  }

  const turnPage = () => {
    const state = store.getState()
    if (state.status !== 'ready' || !next || next.version === state.version) return
    store.setState(next, true)
  }

  return { store, load, retry, giveUp, follow, turnPage }
}
