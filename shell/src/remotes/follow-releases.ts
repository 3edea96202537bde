import type { AccountFragment } from '#remotes/account-fragment.ts'
import type { Composition } from '#remotes/composition.ts'

/** How often a page that is looked at asks what is deployed (in milliseconds): the answer is a 304 of 200 bytes. */
const interval = 30_000

/** Keeps up with releases while somebody looks, and asks at once when they come back or are online again. */
export function followReleases(
  { store, refresh }: Pick<Composition, 'store' | 'refresh'>,
  account: Pick<AccountFragment, 'follow'>,
): void {
  store.subscribe(({ deployment }, before) => {
    if (deployment !== before.deployment) void account.follow()
  })
  const ask = () => {
    if (document.visibilityState === 'visible') void refresh()
  }
  setInterval(ask, interval)
  document.addEventListener('visibilitychange', ask)
  window.addEventListener('online', ask)
}
