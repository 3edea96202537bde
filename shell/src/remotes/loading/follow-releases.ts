import type { Connectivity } from '@adamarket/shared/domain/connectivity.ts'
import { onBackOnline } from '@adamarket/shared/domain/connectivity.ts'

import type { AccountFragment } from './account-fragment.ts'
import type { Composition } from './composition.ts'

/** How often a visible page checks for releases: the answer is a 304 of 200 bytes. */
const checkIntervalMs = 30_000

/** Checks for releases while the page is visible, and at once when it becomes visible or online again. */
export function followReleases(
  { store, refresh }: Pick<Composition, 'store' | 'refresh'>,
  account: Pick<AccountFragment, 'follow'>,
  connectivity: Connectivity,
): void {
  store.subscribe(({ deployment }, before) => {
    if (deployment === before.deployment || deployment.status !== 'ready') return
    const { account: release } = deployment.value
    if (release) void account.follow(release)
  })
  const check = () => {
    if (document.visibilityState === 'visible') void refresh()
  }
  setInterval(check, checkIntervalMs)
  document.addEventListener('visibilitychange', check)
  onBackOnline(connectivity, check)
}
