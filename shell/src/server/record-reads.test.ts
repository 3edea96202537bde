import { appError } from '@adamarket/shared/domain/app-error.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { createMemoryProfiles } from '@adamarket/shared/memory/memory-profiles.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { aProfile } from '@adamarket/shared/testing/a-profile.ts'
import { expect, it } from 'vitest'

import type { Reads } from '#host/early-reads.ts'
import { recordReads } from '#server/record-reads.ts'

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
}

it('records each answer by its parameters, none with a phone number', async () => {
  const { listings, profiles, answers, isMissing, hasFailed } = recordReads(reads)
  const given = [
    await listings.newest(10),
    await listings.search({ text: 'civic', location: 'All' }, { limit: 20 }),
    await listings.bySeller('ayse', { limit: 20 }),
    await listings.byId('civic'),
    await profiles.byId('ayse'),
  ]
  expect(JSON.stringify([given, answers])).not.toContain(number.slice(4))
  expect(answers).toMatchObject({
    newest: { '[10]': [{ id: 'civic', numberOnRequest: true }] },
    search: { '[{"text":"civic","location":"All"},{"limit":20}]': { nextCursor: 'next' } },
    bySeller: { '["ayse",{"limit":20}]': { listings: [{ id: 'civic' }] } },
    byId: { '["civic"]': { id: 'civic' } },
    profile: { '["ayse"]': { id: 'ayse' } },
  })
  expect([isMissing(), hasFailed()]).toEqual([false, false])
})

it('remembers that something does not exist', async () => {
  const { listings, answers, isMissing } = recordReads(reads)
  expect(await listings.byId('other')).toEqual(ok(undefined))
  expect(answers).toMatchObject({ byId: { '["other"]': null } })
  expect(isMissing()).toBe(true)
})

it('remembers that a read failed, and records no answer', async () => {
  const failure = err(appError('unavailable', new Error('no network')))
  const listings = { ...reads.listings, byId: async () => failure }
  const recorded = recordReads({ ...reads, listings })
  expect(await recorded.listings.byId('civic')).toBe(failure)
  expect(recorded.answers).toMatchObject({ byId: {} })
  expect(recorded.hasFailed()).toBe(true)
})
