import type { HostServices, Notify } from '@adamarket/shared/contract/host-services.ts'
import { err } from '@adamarket/shared/domain/result.ts'
import { createMemoryBlockedSellers } from '@adamarket/shared/memory/memory-blocked-sellers.ts'
import { createMemoryFavourites } from '@adamarket/shared/memory/memory-favourites.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { createMemoryReports } from '@adamarket/shared/memory/memory-reports.ts'
import { createMemorySavedSearches } from '@adamarket/shared/memory/memory-saved-searches.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { aSignedInUser } from '@adamarket/shared/testing/a-user.ts'
import { appErrors, testEachFailure } from '@adamarket/shared/testing/each-failure.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { blockedSellersOver, favouritesOver } from '@adamarket/shared/testing/stores-over.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'

import * as browse from './routes.tsx'

type User = Pick<HostServices, 'auth' | 'session'>

/** Opens a page of browse as Ayşe, over her listing `own` and one of another seller. */
async function open(path: string, services: (user: User) => Partial<HostServices>) {
  const user = await aSignedInUser()
  const listings = createMemoryListings([aListing({ id: 'own' }), aListing({ userId: 'mehmet' })])
  await renderRemote(browse, {
    path,
    services: { ...user, listings, ownListings: listings.own, ...services(user) },
  })
  await screen.findByRole('heading', { level: 1 })
}

const press = async (name: string | RegExp) =>
  await userEvent.click(await screen.findByRole('button', { name }))
const inDialog = async () => within(await screen.findByRole('dialog'))
const pressInDialog = async (name: string) =>
  await userEvent.click((await inDialog()).getByRole('button', { name }))

testEachFailure('a report', appErrors, async (error, notify) => {
  const reports = { ...createMemoryReports(), send: async () => err(error) }
  await open('/listing/civic', () => ({ notify, reports }))
  await press('Report this listing')
  await userEvent.click((await inDialog()).getByRole('radio', { name: 'It looks like a scam' }))
  await pressInDialog('Send report')
})

testEachFailure('saving a search', appErrors, async (error, notify) => {
  const savedSearches = { ...createMemorySavedSearches(), save: async () => err(error) }
  await open('/search?query=civic', () => ({ notify, savedSearches }))
  await press('Save search')
  await (await inDialog()).findByLabelText('Name')
  await pressInDialog('Save search')
})

const openOwn = (failing: Partial<HostServices['ownListings']>, notify: Notify) =>
  open('/listing/own', () => ({
    notify,
    ownListings: { ...createMemoryListings([]).own, ...failing },
  }))

testEachFailure('sold', appErrors, async (error, notify) => {
  await openOwn({ setStatus: async () => err(error) }, notify)
  await press('Mark as sold')
})

testEachFailure('deleting', appErrors, async (error, notify) => {
  await openOwn({ remove: async () => err(error) }, notify)
  await press('Delete')
  await pressInDialog('Delete')
})

testEachFailure('blocking', appErrors, async (error, notify) => {
  await open('/listing/civic', ({ session }) => ({
    notify,
    blockedSellers: blockedSellersOver(session, {
      ...createMemoryBlockedSellers(),
      block: async () => err(error),
    }),
  }))
  await press('Block seller')
})

testEachFailure('a favourite', appErrors, async (error, notify) => {
  await open('/listing/civic', ({ session }) => ({
    notify,
    favourites: favouritesOver(session, {
      ...createMemoryFavourites(),
      add: async () => err(error),
    }),
  }))
  await press('Add to favourites')
})
