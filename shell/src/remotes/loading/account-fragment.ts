import type { AccountMenuModule } from '@adamarket/shared/contract/remote-modules.ts'
import type { Report } from '@adamarket/shared/domain/report.ts'
import type { Texts } from '@adamarket/shared/i18n/create-texts.ts'

import type { ChosenRelease, Deployment } from '#remotes/registry/deployment.ts'

import type { Loader } from './create-loader.ts'
import { createLoader } from './create-loader.ts'

/** The account remote's parts of the frame, which no page waits for. */
export type AccountFragment = Pick<
  Loader<AccountMenuModule>,
  'store' | 'markFailed' | 'follow' | 'applyPending'
> & {
  /** Loads them, also again after a failure. Resolves to whether they are loaded. Never rejects. */
  readonly load: () => Promise<boolean>
  /** Loads them again, even while they are loading. */
  readonly retry: () => Promise<boolean>
}

type Options = {
  /** The deployment, once it is known. Rejects when it cannot be read. */
  readonly deployment: () => Promise<Deployment>
  /** The same, after reading it again. */
  readonly latestDeployment: () => Promise<Deployment>
  readonly loadModule: (release: ChosenRelease) => Promise<AccountMenuModule>
  readonly texts: Pick<Texts, 'add'>
  readonly report: Report
}

export function createAccountFragment({
  deployment,
  latestDeployment,
  loadModule,
  texts,
  report,
}: Options): AccountFragment {
  const loader = createLoader({
    load: async (release) => {
      const module = await loadModule(release)
      await texts.add(module.texts.namespace, module.texts.loaders)
      return module
    },
    report,
    failure: 'The menu of the account could not be loaded',
  })
  const statusOf = () => loader.store.getState().status

  const retry = () => {
    const read = statusOf() === 'idle' ? deployment : latestDeployment
    return loader.restart(async () => (await read()).account)
  }
  const load = () => {
    const hasBegun = statusOf() === 'loading' || statusOf() === 'ready'
    return hasBegun ? loader.settled() : retry()
  }
  return { ...loader, load, retry }
}
