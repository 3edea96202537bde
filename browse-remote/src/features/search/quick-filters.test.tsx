import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { expectNoViolations } from '@adamarket/shared/testing/expect-no-violations.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'

import * as browse from '#expose/routes.tsx'

const flat = (id: string, rooms: string, price: number) =>
  aListing({
    id,
    title: `Flat ${rooms}`,
    category: 'Real Estate',
    subCategory: 'Apartments',
    attributes: { dealType: 'rent', rooms },
    price,
    currency: 'GBP',
  })

const listings = createMemoryListings([
  flat('small', '1+1', 350),
  flat('middle', '2+1', 550),
  flat('dear', '2+1', 900),
])

const offers = async () => within(await screen.findByRole('list', { name: 'Narrow it down' }))

it('a tap on a value filters by it, and what is left is offered', async () => {
  const { router } = await renderRemote(browse, {
    path: '/search?query=Property+for+Rent',
    services: { listings },
  })
  await userEvent.click(await (await offers()).findByRole('link', { name: '2+1' }))
  await screen.findByRole('button', { name: 'Remove filter: Rooms: 2+1' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(screen.queryByText('Flat 1+1')).toBeNull()
  const next = await offers()
  expect(next.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Furnished',
    'Up to £400',
    'Up to £600',
    'Up to £1,000',
  ])
  await expectNoViolations(screen.getByRole('list', { name: 'Narrow it down' }))
  await userEvent.click(next.getByRole('link', { name: 'Up to £600' }))
  await screen.findByRole('button', { name: 'Remove filter: Up to £600' })
  expect(screen.getAllByRole('heading', { level: 2, name: 'Flat 2+1' })).toHaveLength(1)
  expect(router.state.location.search).toBe(
    '?query=Property%20for%20Rent&location=All&category=Real%20Estate&currency=GBP&max=600&rooms=2%2B1',
  )
})

it('names values that need it, in Turkish as well', async () => {
  await renderRemote(browse, {
    path: '/search?query=Jobs',
    services: { listings },
    language: 'tr',
  })
  const shown = within(await screen.findByRole('list', { name: 'Daralt' }))
  const names = shown.getAllByRole('link').map(({ textContent }) => textContent)
  expect(names).toHaveLength(4)
  expect(names).toEqual(expect.arrayContaining([expect.stringContaining(': ')]))
})
