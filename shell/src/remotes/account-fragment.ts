import type { AccountMenuModule } from '@adamarket/shared/contract/remote-modules.ts'
import type { Report } from '@adamarket/shared/domain/report.ts'
import type { Texts } from '@adamarket/shared/i18n/create-i18n.ts'
import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'

import type { ChosenRelease, Deployment } from '#remotes/registry.ts'

export type FragmentState =
  | { readonly status: 'idle' | 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly version: string; readonly module: AccountMenuModule }

/** The account remote's parts of the frame: nobody has to wait for them before they are of use. */
export type AccountFragment = {
  readonly store: StoreApi<FragmentState>
  /** Asks for them, also again after a failure; whether they are there in the end. Never rejects. */
  readonly load: () => Promise<boolean>
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

  const fetchModule = async () => {
    const { account } = await deployment()
    if (!account) throw new Error('No account remote is deployed')
    const module = await loadModule(account)
    await texts.add(module.texts.namespace, module.texts.loaders)
    return { version: account.version, module }
  }

  const fetchState = async (): Promise<FragmentState> => {
    try {
      return { status: 'ready', ...(await fetchModule()) }
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

  return { store, load }
}
