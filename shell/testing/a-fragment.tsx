import type { AccountMenuModule } from '@adamarket/shared/contract/remote-modules.ts'
import { createStore } from 'zustand/vanilla'

import type { AccountFragment } from '#remotes/loading/account-fragment.ts'
import type { LoaderState } from '#remotes/loading/create-loader.ts'

/** The account remote's parts for tests: ready once requested, or failing. */
export function aFragment({ isDown = false } = {}): AccountFragment & { isDown: boolean } {
  const store = createStore<LoaderState<AccountMenuModule>>()(() => ({ status: 'idle' }))
  const load = async () => {
    store.setState(fragment.isDown ? failed : ready, true)
    return !fragment.isDown
  }
  const markFailed = () => store.setState(failed, true)
  const follow = async () => {}
  const applyPending = () => {}
  const fragment = { store, isDown, load, retry: load, markFailed, follow, applyPending }
  return fragment
}

const dialogName = 'The sign-in dialog'
const closeName = 'Close it'

const failed = { status: 'failed', attempt: 0 } as const

const module: AccountMenuModule = {
  texts: {
    namespace: 'account',
    loaders: { en: async () => ({ default: {} }), tr: async () => ({ default: {} }) },
  },
  AccountMenu: ({ user, defaultOpen }) => (
    <p data-default-open={defaultOpen}>{`The menu of ${user.email}`}</p>
  ),
  SignInDialog: ({ reason, onClose }) => (
    <section aria-label={dialogName}>
      {reason}
      <button type="button" onClick={onClose} aria-label={closeName} />
    </section>
  ),
}

const ready = { status: 'ready', attempt: 0, value: { version: '1', module } } as const
