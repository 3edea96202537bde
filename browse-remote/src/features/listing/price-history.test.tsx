import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { renderOnServer } from '@adamarket/shared/testing/render-on-server.tsx'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'

import * as browse from '#expose/routes.tsx'

const reduced = [{ price: 9900, currency: 'GBP', until: '2026-07-20T10:00:00.000Z' }]

function services(overrides: Partial<Listing>) {
  return { listings: createMemoryListings([aListing(overrides)]) }
}

async function open(overrides: Partial<Listing>, language: 'en' | 'tr' = 'en') {
  await renderRemote(browse, { path: '/listing/civic', language, services: services(overrides) })
  await screen.findByRole('heading', { level: 1 })
}

/** The prices of the history, which a press opens. */
async function pricesIn(name: string) {
  const summary = await screen.findByText(name)
  const list = summary.parentElement?.querySelector('ol')
  expect(list).not.toBeVisible()
  await userEvent.click(summary)
  expect(list).toBeVisible()
  return [...(list?.children ?? [])].map(({ textContent }) => textContent)
}

it('a press shows what a listing has cost since when, the latest first, as it was stated then', async () => {
  const inEuros = { price: 11_000, currency: 'EUR', until: '2026-07-10T10:00:00.000Z' }
  await open({ earlierPrices: [inEuros, ...reduced] })
  expect(await pricesIn('Price history')).toEqual([
    '20 Jul 2026£9,500',
    '10 Jul 2026£9,900',
    '4 Jul 2026€11,000',
  ])
  expect(document.querySelector('details svg')).toBeNull()
})

it('the first price of a listing without a date is an earlier one', async () => {
  const rented = { attributes: { dealType: 'rent' }, subCategory: 'Apartments' }
  const { timestamp: _timestamp, ...undated } = aListing({ ...rented, earlierPrices: reduced })
  const listings = createMemoryListings([undated])
  await renderRemote(browse, { path: '/listing/civic', language: 'tr', services: { listings } })
  expect(await pricesIn('Fiyat geçmişi')).toEqual([
    '20 Tem 2026£9.500 / ay',
    'Daha önce£9.900 / ay',
  ])
})

it('prices of one currency are drawn as well, for those who see it', async () => {
  await open({ earlierPrices: reduced })
  await screen.findByText('Price history')
  const drawing = document.querySelector('details svg')
  expect(drawing).toHaveAttribute('aria-hidden', 'true')
  expect(drawing?.querySelector('path')?.getAttribute('d')).toMatch(/^M0 0H\d+V100H100$/)
})

it('a listing whose price never changed has no history', async () => {
  await open({ earlierPrices: [] })
  expect(screen.queryByText('Price history')).toBeNull()
})

it('a served page has the history', async () => {
  const { body } = await renderOnServer(browse, {
    path: '/listing/civic',
    services: services({ earlierPrices: reduced }),
  })
  expect(body).toContain('£9,900')
  expect(body).toMatch(/<details.*<time dateTime="2026-07-20T10:00:00.000Z">20 Jul 2026/)
})
