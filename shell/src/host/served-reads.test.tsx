import { ratesInCode } from '@adamarket/shared/domain/money/exchange-rates.ts'
import { appError } from '@adamarket/shared/domain/app-error.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'
import { createMemoryExchangeRates } from '@adamarket/shared/memory/memory-exchange-rates.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { createMemoryProfiles } from '@adamarket/shared/memory/memory-profiles.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { render, screen } from '@testing-library/react'
import { Suspense, use } from 'react'
import { expect, it, vi } from 'vitest'

import type { EarlyReads } from './early-reads.ts'
import type { PageAnswers } from './page-data.ts'
import { createServedReads } from './served-reads.ts'

const served = {
  ...aListing({ id: 'civic', title: 'As served' }),
  paymentOptions: [],
  contactMethod: [],
  imageUrl: [],
}
const latest = aListing({ id: 'civic', title: 'As it is now' })
const servedRates = { ...ratesInCode, asOf: '2026-12-24' }
const answers: PageAnswers = {
  newest: {},
  search: {
    '[{"text":"","location":"All"},{"limit":20,"cursor":"newest"}]': err(
      appError('invalid', 'The cursor is not one of this search'),
    ),
  },
  bySeller: {},
  byId: { '["civic"]': ok(served), '["gone"]': ok(undefined) },
  profile: {},
  rates: { '[]': ok(servedRates) },
}

function servedReads() {
  const byId = vi.fn(async () => ok(latest))
  const search = vi.fn(createMemoryListings([]).search)
  const readRates = vi.fn(createMemoryExchangeRates().latest)
  const loadFullClient = vi.fn(async () => undefined)
  const reads: EarlyReads = {
    listings: { ...createMemoryListings([]), byId, search },
    counts: createMemoryListings([]),
    profiles: createMemoryProfiles([]),
    exchangeRates: { latest: readRates },
    prepare: () => undefined,
    settled: async () => undefined,
    switchToFullClient: loadFullClient,
  }
  return { byId, search, readRates, loadFullClient, ...createServedReads(reads, answers) }
}

it('answers each read once with what was served, then as it is now', async () => {
  const reads = servedReads()
  expect(await reads.listings.byId('civic')).toEqual(ok(served))
  expect(await reads.listings.byId('gone')).toEqual(ok(undefined))
  expect(reads.byId).not.toHaveBeenCalled()
  expect(await reads.listings.byId('civic')).toEqual(ok(latest))
  expect(await reads.listings.byId('other')).toEqual(ok(latest))
})

it('answers that a cursor is invalid, without asking again', async () => {
  const { listings, search } = servedReads()
  const read = await listings.search({ text: '', location: 'All' }, { limit: 20, cursor: 'newest' })
  expect(read).toMatchObject({ ok: false, error: { kind: 'invalid' } })
  expect(search).not.toHaveBeenCalled()
})

it('uses the rates of the page for as long as the page is open', async () => {
  const reads = servedReads()
  expect(await reads.exchangeRates.latest()).toEqual(ok(servedRates))
  await reads.switchToFullClient()
  expect(await reads.exchangeRates.latest()).toEqual(ok(servedRates))
  expect(reads.readRates).not.toHaveBeenCalled()
})

it('has the full client, once it is loaded, read what was served, to cache it', async () => {
  const reads = servedReads()
  await reads.listings.byId('civic')
  reads.loadFullClient.mockImplementationOnce(async () => {
    expect(reads.byId).not.toHaveBeenCalled()
  })
  await reads.switchToFullClient()
  expect(reads.byId).toHaveBeenCalledExactlyOnceWith('civic')
  await reads.switchToFullClient()
  expect(reads.byId).toHaveBeenCalledOnce()
})

it('lets a component render at once, as on the server', () => {
  const { listings } = servedReads()
  const reading = listings.byId('civic')
  function Title() {
    const read = use(reading)
    return <h1>{read.ok && read.value?.title}</h1>
  }
  render(
    <Suspense fallback="waiting">
      <Title />
    </Suspense>,
  )
  expect(screen.getByRole('heading')).toHaveTextContent('As served')
})
