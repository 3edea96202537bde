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
  /** Loads another release of them, if one is deployed by now. Until the page is turned nothing changes. */
  readonly follow: () => Promise<void>
  /** Lets what `follow` has loaded take the place of what is there. */
  readonly turnPage: () => void
}

type Options = {
  /** What is deployed, once it is known. Rejects when it cannot be read. */
  readonly deployment: () => Promise<Deployment>
  readonly loadModule: (release: ChosenRelease) => Promise<AccountMenuModule>
  readonly texts: Pick<Texts, 'add'>
  readonly report: Report
}

export function createAccountFragment({
  deployment,
  loadModule,
  texts,
  report,
}: Options): AccountFragment {
  const store = createStore<FragmentState>()(() => ({ status: 'idle' }))

  /** What was loaded once is there for a rollback. */
  const loaded = new Map<string, Ready>()
  const fetchModule = async (release: ChosenRelease | undefined): Promise<Ready> => {
    if (!release) throw new Error('No account remote is deployed')
    const { version } = release
    const known = loaded.get(version)
    if (known) return known
    const module = await loadModule(release)
    await texts.add(module.texts.namespace, module.texts.loaders)
    const ready = { status: 'ready', version, module } as const
    loaded.set(version, ready)
    return ready
  }

  const fetchState = async (): Promise<FragmentState> => {
    try {
      return await fetchModule((await deployment()).account)
    } catch (cause) {
      report({ what: 'The menu of the account could not be loaded', cause })
      return { status: 'failed' }
    }
  }

  let underWay: Promise<boolean> | undefined
  const load = () => {
    underWay ??= fetchState().then((state) => {
      store.setState(state, true)
      const isReady = state.status === 'ready'
      if (!isReady) underWay = undefined
      return isReady
    })
    if (store.getState().status !== 'ready') store.setState({ status: 'loading' }, true)
    return underWay
  }

  let next: Ready | undefined
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
    if (next && next !== store.getState()) store.setState(next, true)
  }

  return { store, load, follow, turnPage }
}
