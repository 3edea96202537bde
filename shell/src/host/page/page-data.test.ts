import { ratesInCode } from '@adamarket/shared/domain/money/exchange-rates.ts'
import { ok } from '@adamarket/shared/domain/result.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { aProfile } from '@adamarket/shared/testing/a-profile.ts'
import { afterEach, expect, it } from 'vitest'

import { readPageData } from './page-data.ts'

const served = {
  language: 'tr',
  origin: 'https://site.example',
  release: 'browse@1',
  answers: {
    newest: { '[10]': [aListing()] },
    search: {
      '["civic"]': { listings: [aListing()], nextCursor: 'next' },
      '["civic",{"cursor":"newest"}]': null,
    },
    bySeller: {},
    byId: { '["civic"]': aListing(), '["gone"]': null },
    profile: { '["ayse"]': aProfile(), '["gone"]': null },
    rates: { '[]': ratesInCode },
  },
}

afterEach(() => document.querySelector('#page-data')?.remove())

function leave(text: string): void {
  const element = document.body.appendChild(document.createElement('script'))
  element.id = 'page-data'
  element.type = 'application/json'
  element.textContent = text
}

it('reads what a server left in the page', () => {
  leave(JSON.stringify(served))
  expect(readPageData()).toEqual({
    ...served,
    answers: {
      newest: { '[10]': ok([aListing()]) },
      search: {
        '["civic"]': ok({ listings: [aListing()], nextCursor: 'next' }),
        '["civic",{"cursor":"newest"}]': {
          ok: false,
          error: expect.objectContaining({ kind: 'invalid' }),
        },
      },
      bySeller: {},
      byId: { '["civic"]': ok(aListing()), '["gone"]': ok(undefined) },
      profile: { '["ayse"]': ok(aProfile()), '["gone"]': ok(undefined) },
      rates: { '[]': ok(ratesInCode) },
    },
  })
})

it('finds none in the shell’s own page', () => expect(readPageData()).toBeUndefined())

it.each([
  ['is no JSON', '{'],
  ['has another language', JSON.stringify({ ...served, language: 'de' })],
  ['lacks a read', JSON.stringify({ ...served, answers: { newest: {} } })],
  [
    'has a listing of another form',
    JSON.stringify({ ...served, answers: { ...served.answers, newest: { '[10]': [{ id: 1 }] } } }),
  ],
])('ignores data that %s', (_what, text) => {
  leave(text)
  expect(readPageData()).toBeUndefined()
})
