import { appError } from '@adamarket/shared/domain/app-error.ts'
import { ratesInCode } from '@adamarket/shared/domain/money/exchange-rates.ts'
import type { ListingsPort } from '@adamarket/shared/domain/ports.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'
import { createMemoryConnectivity } from '@adamarket/shared/memory/memory-connectivity.ts'
import { createMemoryExchangeRates } from '@adamarket/shared/memory/memory-exchange-rates.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { createMemoryProfiles } from '@adamarket/shared/memory/memory-profiles.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { render, screen } from '@testing-library/react'
import { Suspense, use } from 'react'
import { describe, expect, it, vi } from 'vitest'

import { callWhenLoaded } from './call-when-loaded.ts'
import { createEarlyReads } from './early-reads.ts'
import type { Reads } from './first-view-reads.ts'
import { lazy } from './lazy.ts'
import type { NetworkFirst } from './network-first.ts'
import type { PageAnswers } from '#host/page/page-data.ts'

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

function open(listings: Partial<ListingsPort> = {}) {
  const store = vi.fn()
  const afterFirstView = vi.fn<(callback: () => void) => void>()
  const readRates = vi.fn(createMemoryExchangeRates().latest)
  const byId = vi.fn<ListingsPort['byId']>(async () => ok(latest))
  const stores: Reads = {
    listings: { ...createMemoryListings([]), byId, ...listings },
    profiles: createMemoryProfiles([]),
    exchangeRates: { latest: readRates },
  }
  const call = callWhenLoaded(
    lazy(async () => stores),
    createMemoryConnectivity(),
  )
  const network: NetworkFirst = { cached: (_name, read) => read, store, setUser: () => undefined }
  const readsOf = (page?: PageAnswers) =>
    createEarlyReads({ call, network, afterFirstView, served: page })
  return { byId, readRates, store, afterFirstView, readsOf }
}

describe('what a server has read for the page', () => {
  it('answers each read once, then the network', async () => {
    const { byId, readsOf } = open()
    const { listings } = readsOf(answers)
    expect(await listings.byId('civic')).toEqual(ok(served))
    expect(await listings.byId('gone')).toEqual(ok(undefined))
    expect(byId).not.toHaveBeenCalled()
    expect(await listings.byId('civic')).toEqual(ok(latest))
    expect(await listings.byId('other')).toEqual(ok(latest))
  })

  it('is stored on the device without reading it again', async () => {
    const search = vi.fn(createMemoryListings([]).search)
    const { store, afterFirstView, readsOf } = open({ search })
    const page = { listings: [served] }
    const query = { text: 'civic', location: 'All' } as const
    const { listings } = readsOf({
      ...answers,
      search: { [JSON.stringify([query, { limit: 20 }])]: ok(page) },
    })
    expect(await listings.search(query, { limit: 20 })).toEqual(ok(page))
    expect(store).toHaveBeenCalledExactlyOnceWith('search', [query, { limit: 20 }], page)
    expect(search).not.toHaveBeenCalled()
    expect(afterFirstView).not.toHaveBeenCalled()
  })

  it('is a listing without its phone number, which is read again after the first view', async () => {
    const { store, byId, afterFirstView, readsOf } = open()
    await readsOf(answers).listings.byId('civic')
    expect(byId).not.toHaveBeenCalled()
    for (const [callback] of afterFirstView.mock.calls) callback()
    await expect.poll(() => byId.mock.calls).toEqual([['civic']])
    expect(store).not.toHaveBeenCalled()
  })

  it('answers that a cursor is invalid, without asking again', async () => {
    const search = vi.fn(createMemoryListings([]).search)
    const { store, readsOf } = open({ search })
    const read = await readsOf(answers).listings.search(
      { text: '', location: 'All' },
      { limit: 20, cursor: 'newest' },
    )
    expect(read).toMatchObject({ ok: false, error: { kind: 'invalid' } })
    expect(search).not.toHaveBeenCalled()
    expect(store).not.toHaveBeenCalled()
  })

  it('has the rates for as long as the page is open', async () => {
    const { readRates, readsOf } = open()
    const { exchangeRates } = readsOf(answers)
    expect(await exchangeRates.latest()).toEqual(ok(servedRates))
    expect(await exchangeRates.latest()).toEqual(ok(servedRates))
    expect(readRates).not.toHaveBeenCalled()
  })

  it('lets a component render at once, as on the server', () => {
    const reading = open().readsOf(answers).listings.byId('civic')
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
})

it('is settled once no read is pending', async () => {
  let finish = () => {}
  const { readsOf } = open({
    newest: () =>
      new Promise((resolve) => {
        finish = () => resolve(ok([]))
      }),
  })
  const { listings, settled } = readsOf()
  const reading = listings.newest(10)
  const isSettled = vi.fn()
  const settling = settled().then(isSettled)
  await readsOf().listings.byId('civic')
  expect(isSettled).not.toHaveBeenCalled()
  finish()
  await Promise.all([reading, settling])
})
