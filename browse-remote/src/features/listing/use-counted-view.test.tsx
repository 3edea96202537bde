import { appError } from '@adamarket/shared/domain/app-error.ts'
import { err } from '@adamarket/shared/domain/result.ts'
import { createMemoryConnectivity } from '@adamarket/shared/memory/memory-connectivity.ts'
import { createMemoryListingStats } from '@adamarket/shared/memory/memory-listing-stats.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import type { SessionState } from '@adamarket/shared/state/session-store.ts'
import { createSessionStore } from '@adamarket/shared/state/session-store.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { memoryStorage } from '@adamarket/shared/testing/memory-storage.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import * as browse from '#expose/routes.tsx'

const confirmed: SessionState = { user: undefined, account: undefined, confirmed: true }

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    callback()
    return 1
  })
  vi.stubGlobal('cancelIdleCallback', () => undefined)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function visit({ state = confirmed, isOnline = true, isRefused = false } = {}) {
  const listingStats = createMemoryListingStats()
  const countView = vi.spyOn(listingStats, 'countView')
  if (isRefused) countView.mockResolvedValue(err(appError('permission-denied', undefined)))
  const report = vi.fn()
  const session = createSessionStore(memoryStorage(), { onUserChange: () => () => undefined })
  const { unmount } = await renderRemote(browse, {
    path: '/listing/civic',
    services: {
      listings: createMemoryListings([aListing()]),
      connectivity: createMemoryConnectivity(isOnline),
      listingStats,
      session,
      report,
    },
  })
  await screen.findByRole('heading', { level: 1 })
  expect(countView).not.toHaveBeenCalled()
  act(() => session.setState(state))
  return { countView, report, unmount }
}

it('counts a view once a day on a device', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-04T12:00:00Z') })
  const first = await visit()
  await waitFor(() => expect(first.countView).toHaveBeenCalledExactlyOnceWith('civic'))
  first.unmount()
  const again = await visit()
  expect(again.countView).not.toHaveBeenCalled()
  again.unmount()
  vi.setSystemTime(new Date('2026-07-05T12:00:00Z'))
  const { countView } = await visit()
  await waitFor(() => expect(countView).toHaveBeenCalledOnce())
})

it("does not count the seller's own", async () => {
  const user = { uid: 'ayse', email: 'ayse@example.com' }
  const { countView } = await visit({ state: { ...confirmed, user } })
  expect(countView).not.toHaveBeenCalled()
})

it('does not count while offline', async () => {
  expect((await visit({ isOnline: false })).countView).not.toHaveBeenCalled()
})

it('says nothing about a view that is refused, and does not try again', async () => {
  const { countView, report } = await visit({ isRefused: true })
  await waitFor(() => expect(countView).toHaveBeenCalledOnce())
  expect(report).not.toHaveBeenCalled()
  expect(screen.queryAllByRole('alert')).toHaveLength(0)
})
