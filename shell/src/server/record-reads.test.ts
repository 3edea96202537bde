import { appError } from '@adamarket/shared/domain/app-error.ts'
import { ratesInCode } from '@adamarket/shared/domain/money/exchange-rates.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'
import { createMemoryExchangeRates } from '@adamarket/shared/memory/memory-exchange-rates.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { createMemoryProfiles } from '@adamarket/shared/memory/memory-profiles.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { aProfile } from '@adamarket/shared/testing/a-profile.ts'
import { expect, it } from 'vitest'

import type { Reads } from '#host/data/first-view-reads.ts'

import { recordReads } from './record-reads.ts'

const number = '+905330000001'
const civic = aListing({ id: 'civic', userId: 'ayse', phoneNumber: number })

/** Reads that give the number wherever they can. */
const reads: Reads = {
  listings: {
    ...createMemoryListings([civic]),
    newest: async () => ok([civic]),
    search: async () => ok({ listings: [civic], nextCursor: 'next' }),
    bySeller: async () => ok({ listings: [civic] }),
  },
  profiles: createMemoryProfiles([aProfile({ id: 'ayse' })]),
  exchangeRates: createMemoryExchangeRates(),
}

it('records no email that its owner has not confirmed', async () => {
  const { emailVerified: _, ...unconfirmed } = aProfile({ id: 'mehmet' })
  const profiles = createMemoryProfiles([aProfile({ id: 'ayse' }), unconfirmed])
  const recorded = recordReads({ ...reads, profiles }, '/profile/mehmet')
  await recorded.profiles.byId('ayse')
  await recorded.profiles.byId('mehmet')
  expect(recorded.answers['profile']).toMatchObject({
    '["ayse"]': { email: aProfile().email },
    '["mehmet"]': { email: '' },
  })
})

it('records each answer by its parameters, none with a phone number', async () => {
  const { listings, profiles, exchangeRates, answers, isMissing, hasFailed } = recordReads(
    reads,
    '/profile/ayse',
  )
  const given = [
    await listings.newest(10),
    await listings.search({ text: 'civic', location: 'All' }, { limit: 20 }),
    await listings.bySeller('ayse', { limit: 20 }),
    await listings.byId('civic'),
    await profiles.byId('ayse'),
    await exchangeRates.latest(),
  ]
  expect(JSON.stringify([given, answers])).not.toContain(number.slice(4))
  expect(answers).toMatchObject({
    newest: { '[10]': [{ id: 'civic', numberOnRequest: true }] },
    search: { '[{"text":"civic","location":"All"},{"limit":20}]': { nextCursor: 'next' } },
    bySeller: { '["ayse",{"limit":20}]': { listings: [{ id: 'civic' }] } },
    byId: { '["civic"]': { id: 'civic' } },
    profile: { '["ayse"]': { id: 'ayse' } },
    rates: { '[]': ratesInCode },
  })
  expect([isMissing(), hasFailed()]).toEqual([false, false])
})

it('records that a listing does not exist', async () => {
  const { listings, answers, isMissing } = recordReads(reads, '/listing/other')
  expect(await listings.byId('other')).toEqual(ok(undefined))
  expect(answers).toMatchObject({ byId: { '["other"]': null } })
  expect(isMissing()).toBe(true)
})

it('remembers that a read failed, and records no answer', async () => {
  const failure = err(appError('unavailable', new Error('no network')))
  const listings = { ...reads.listings, byId: async () => failure }
  const recorded = recordReads({ ...reads, listings }, '/listing/civic')
  expect(await recorded.listings.byId('civic')).toBe(failure)
  expect(recorded.answers).toMatchObject({ byId: {} })
  expect(recorded.hasFailed()).toBe(true)
})

it.each([
  ['invalid', { limit: 20, cursor: 'newest' }, false],
  ['unavailable', { limit: 20, cursor: 'newest' }, true],
  ['invalid', { limit: 20 }, true],
] as const)(
  'an answer of %s to a search with %o is a failure: %s',
  async (kind, page, expected) => {
    const failure = err(appError(kind, new Error('no results')))
    const listings = { ...reads.listings, search: async () => failure }
    const recorded = recordReads({ ...reads, listings }, '/search')
    expect(await recorded.listings.search({ text: '', location: 'All' }, page)).toBe(failure)
    expect(recorded.hasFailed()).toBe(expected)
    const key = JSON.stringify([{ text: '', location: 'All' }, page])
    expect(recorded.answers['search']).toEqual(expected ? {} : { [key]: null })
  },
)

it('renders with the rates in code when they cannot be read, and so does the page’s script', async () => {
  const latest = async () => err(appError('unavailable', new Error('no network')))
  const recorded = recordReads({ ...reads, exchangeRates: { latest } }, '/')
  expect(await recorded.exchangeRates.latest()).toEqual(ok(ratesInCode))
  expect(recorded.answers).toMatchObject({ rates: { '[]': ratesInCode } })
  expect(recorded.hasFailed()).toBe(false)
})

it.each([
  ['/profile/none', true],
  ['/listing/civic', false],
])('at %s a profile is needed: %s', async (pathname, isNeeded) => {
  const { profiles, isMissing } = recordReads(reads, pathname)
  await profiles.byId('none')
  expect(isMissing()).toBe(isNeeded)
  const failing = { byId: async () => err(appError('unavailable', new Error('no network'))) }
  const failed = recordReads({ ...reads, profiles: failing }, pathname)
  await failed.profiles.byId('none')
  expect(failed.hasFailed()).toBe(isNeeded)
  expect(failed.answers).toMatchObject({ profile: {} })
})
