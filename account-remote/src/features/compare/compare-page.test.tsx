import type { HostServices } from '@adamarket/shared/contract/host-services.ts'
import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { appError } from '@adamarket/shared/domain/app-error.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { err } from '@adamarket/shared/domain/result.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { expectNoViolations } from '@adamarket/shared/testing/expect-no-violations.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'

import * as account from '#expose/routes.tsx'

const civic = aListing({ id: 'civic', title: 'Civic', price: 9500, year: 2016 })
const polo = aListing({
  id: 'polo',
  title: 'Polo',
  price: 9500,
  currency: 'USD',
  year: 2012,
  attributes: { gearbox: 'manual' },
  location: 'Lefke',
})
const golf = aListing({ id: 'golf', title: 'Golf', year: 2016, attributes: { gearbox: 'manual' } })

beforeEach(() => localStorage.clear())

async function open(ids: readonly string[], services: Partial<HostServices> = {}) {
  const stock: readonly Listing[] = [civic, polo, golf]
  const rendered = await renderRemote(account, {
    path: hrefs.compare(ids),
    services: { listings: createMemoryListings(stock), ...services },
  })
  await screen.findByRole('heading', { level: 1, name: 'Compare listings' })
  return rendered
}

/** The cells of a row by its name. */
const row = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name} `) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

it('shows listings side by side in the order of the address, with prices in one currency', async () => {
  await open(['polo', 'civic', 'golf'])
  const heads = await screen.findAllByRole('columnheader')
  expect(heads.map((head) => head.textContent)).toEqual(['Listing', 'Polo', 'Civic', 'Golf'])
  expect(row('Price')).toEqual([expect.stringMatching(/^about £7,/), '£9,500', '£9,500'])
  expect(row('Place')).toEqual(['Lefke', 'Girne', 'Girne'])
  expect(row('Year')).toEqual(['2012', '2016', '2016'])
  expect(row('Gearbox')).toEqual(['Manual', 'not stated', 'Manual'])
  expect(screen.queryByRole('row', { name: /^Mileage/ })).toBeNull()
  await expectNoViolations(screen.getByRole('table'))
  await userEvent.selectOptions(screen.getByLabelText('Prices in'), 'USD')
  expect(row('Price')[0]).toBe('$9,500')
})

it('shows only what differs, on request', async () => {
  await open(['civic', 'golf'])
  await screen.findByRole('row', { name: /^Year/ })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Only what differs' }))
  expect(screen.queryByRole('row', { name: /^Year/ })).toBeNull()
  expect(screen.getByRole('row', { name: /^Gearbox/ })).toBeVisible()
})

it('has the buttons that reach the seller below each listing, but not below a sold one', async () => {
  const sold = aListing({ id: 'sold', title: 'Jazz', status: 'sold' })
  const calledOnly = aListing({ id: 'polo', title: 'Polo', contactMethod: ['Phone Number'] })
  await open(['civic', 'polo', 'sold'], {
    listings: createMemoryListings([civic, calledOnly, sold]),
  })
  expect(await screen.findByRole('row', { name: /^Contact the seller/ })).toBeVisible()
  expect(row('Contact the seller')).toEqual(['CallWhatsApp', 'Call', ''])
  const call = screen.getByRole('button', { name: 'Call about Polo' })
  expect(within(screen.getByRole('table')).queryByText('+905330000001')).toBeNull()
  await userEvent.click(call)
  expect(screen.getByRole('link', { name: '+905330000001' })).toHaveFocus()
  await expectNoViolations(screen.getByRole('table'))
})

it('takes a listing out, from the address as well, but leaves two', async () => {
  const { router } = await open(['civic', 'polo', 'golf'])
  await userEvent.click(
    await screen.findByRole('link', { name: 'Remove from the comparison: Polo' }),
  )
  expect(router.state.location.search).toBe('?id=civic&id=golf')
  await expect.poll(() => screen.queryByText('Polo')).toBeNull()
  expect(screen.queryByRole('link', { name: /^Remove/ })).toBeNull()
  expect(screen.getByRole('region', { name: 'Compare listings' })).toHaveFocus()
})

it('says that a listing is gone, and has nothing to compare without two', async () => {
  const { unmount } = await open(['civic', 'gone', 'polo'])
  expect(await screen.findByText('1 of the listings is no longer available.')).toBeVisible()
  unmount()
  await open(['civic', 'civic', 'gone'])
  expect(await screen.findByRole('link', { name: 'Go to favourites' })).toBeVisible()
})

it('reads no more than four listings, each once', async () => {
  const requestedIds: string[] = []
  const listings = createMemoryListings([civic, polo])
  const byId: typeof listings.byId = (id) => {
    requestedIds.push(id)
    return listings.byId(id)
  }
  await open(['', ' ', 'a b', 'civic', 'civic', 'polo', 'a', 'b', 'c'], {
    listings: { ...listings, byId },
  })
  await screen.findByText('2 of the listings are no longer available.')
  expect(new Set(requestedIds)).toEqual(new Set(['civic', 'polo', 'a', 'b']))
})

it('says that the listings could not be read, and tries again', async () => {
  const listings = createMemoryListings([civic, polo])
  let isDown = true
  const byId: typeof listings.byId = async (id) =>
    isDown ? err(appError('unavailable', new Error('down'))) : await listings.byId(id)
  await open(['civic', 'polo'], { listings: { ...listings, byId } })
  expect(await screen.findByText('Couldn’t load the listings')).toBeVisible()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Civic' })).toBeVisible()
})
