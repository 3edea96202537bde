import { expect, it } from 'vitest'

import { appError } from '#domain/app-error.ts'
import { maxCounted } from '#domain/ports.ts'

import { failureAdvice, tryAgainLabel } from './failure-texts.ts'
import { activeListings, memberSince } from './seller-texts.ts'
import { statsLine } from './own-listing-texts.ts'

const error = appError('unavailable', undefined)

it('texts that came with the code can be shown at once, in each language', () => {
  expect(failureAdvice(error, 'en')).toBe('Check your connection and try again.')
  expect(failureAdvice(error, 'tr')).toBe('Bağlantınızı kontrol edip tekrar deneyin.')
  expect(tryAgainLabel('tr')).toBe('Tekrar dene')
})

it('counts, dates and numbers are in the language of the page', () => {
  expect(activeListings(1, 'en')).toBe('1 active listing')
  expect(activeListings(maxCounted, 'en')).toBe('100+ active listings')
  expect(memberSince('2024-03-01T12:00:00Z', 'en')).toBe('Member since March 2024')
  expect(statsLine({ views: 1234, favourites: 1 }, 'en')).toBe('1,234 views · 1 favourite')
  expect(activeListings(maxCounted, 'tr')).toBe('100+ aktif ilan')
  expect(statsLine({ views: 1234, favourites: 1 }, 'tr')).toBe('1.234 görüntülenme · 1 favori')
})
