import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { expectNoViolations } from '@adamarket/shared/testing/expect-no-violations.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { SeesEverything } from '@adamarket/shared/testing/sees-everything.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'

import * as browse from '#expose/routes.tsx'

afterEach(() => vi.unstubAllGlobals())

const stock = [
  aListing({ id: '1', location: 'Girne', area: 'Lapta' }),
  aListing({ id: '2', location: 'Girne', title: 'Flat in Lapta' }),
  aListing({ id: '3', location: 'Girne', area: 'Merkez' }),
  aListing({ id: '4', location: 'Iskele', area: 'Long Beach' }),
  aListing({ id: '5', location: 'Iskele', area: 'Bafra', status: 'sold' }),
]

async function open(listings = createMemoryListings(stock)) {
  const rendered = await renderRemote(browse, { path: '/', services: { listings } })
  const where = await screen.findByRole('region', { name: 'Browse by area' })
  return { ...rendered, where, links: within(where) }
}

it('leads to the listings of each town and area that has any, with their number', async () => {
  vi.stubGlobal('IntersectionObserver', SeesEverything)
  const { router, where, links } = await open()
  expect(await links.findByRole('link', { name: 'Girne 3 listings' })).toBeVisible()
  expect(links.getByRole('link', { name: 'Lefke 0 listings' })).toBeVisible()
  const list = within(links.getByRole('list', { name: 'Areas with the most listings' }))
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Lapta22 listings',
    'Long Beach11 listing',
  ])
  await expectNoViolations(where)
  await userEvent.click(list.getByRole('link', { name: /^Long Beach/ }))
  await waitFor(() =>
    expect(router.state.location.search).toBe('?query=&location=Iskele&area=Long%20Beach'),
  )
})

it('leads to the homes near a landmark', async () => {
  vi.stubGlobal('IntersectionObserver', SeesEverything)
  const { router, links } = await open()
  const list = within(await links.findByRole('list', { name: 'Homes near' }))
  await userEvent.click(list.getByRole('link', { name: 'EMU' }))
  await waitFor(() =>
    expect(router.state.location.search).toBe(
      '?query=&location=Magusa&near=emu&category=Real%20Estate',
    ),
  )
})

it('has the towns before their numbers are known, and without them', async () => {
  const listings = createMemoryListings(stock)
  const countByPlace = vi.spyOn(listings, 'countByPlace')
  const { where, links } = await open(listings)
  expect(where.querySelectorAll('[data-town] a')).toHaveLength(6)
  expect(links.getByRole('link', { name: 'Girne' })).toHaveAttribute(
    'href',
    '/search?query=&location=Girne',
  )
  expect(countByPlace).not.toHaveBeenCalled()
})
