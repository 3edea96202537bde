import { createStore } from 'zustand/vanilla'

import type { AccountFragment, FragmentState } from '#remotes/account-fragment.ts'

/** The account remote's parts as a test needs them: ready once they are asked for, or not at all. */
export function aFragment({ isDown = false } = {}): AccountFragment & { isDown: boolean } {
  const store = createStore<FragmentState>()(() => ({ status: 'idle' }))
  const load = async () => {
    store.setState(fragment.isDown ? { status: 'failed' } : ready, true)
    return !fragment.isDown
  }
  const giveUp = () => store.setState({ status: 'failed' }, true)
  const follow = async () => {}
  const turnPage = () => {}
  const fragment = { store, isDown, load, retry: load, giveUp, follow, turnPage }
  return fragment
}

const dialogName = 'The sign-in dialog'
const closeName = 'Close it'

const ready: FragmentState = {
  status: 'ready',
  version: '1',
  module: {
    texts: {
      namespace: 'account',
      loaders: { en: async () => ({ texts: {} }), tr: async () => ({ texts: {} }) },
    },
    AccountMenu: ({ user, isAskedFor }) => (
      <p data-asked-for={isAskedFor}>{`The menu of ${user.email}`}</p>
    ),
    SignInDialog: ({ onClose }) => (
      <section aria-label={dialogName}>
        <button type="button" onClick={onClose} aria-label={closeName} />
      </section>
    ),
  },
}
