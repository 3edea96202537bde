import { expect, it } from 'vitest'

import { appError } from '#domain/app-error.ts'
import { maxCounted } from '#domain/ports.ts'

import { createTexts } from './create-i18n.ts'
import { failureAdvice, tryAgainLabel } from './failure-texts.ts'
import { createNamespace } from './create-namespace.ts'
import { activeListings, memberSince } from './seller-texts.ts'
import { statsLine } from './own-listing-texts.ts'

const error = appError('unavailable', undefined)

it('texts that came with the code are there at once, and follow the language of the page', async () => {
  const { i18n, changeLanguage } = createTexts('en')
  expect(failureAdvice(error, i18n)).toBe('Check your connection and try again.')
  await changeLanguage('tr')
  expect(failureAdvice(error, i18n)).toBe('Bağlantınızı kontrol edip tekrar deneyin.')
  expect(tryAgainLabel(i18n)).toBe('Tekrar dene')
})

it('those of a newer release are merged with those of an older one', () => {
  const { i18n } = createTexts('en')
  const newer = { choice: { weekly: 'Once a week', daily: 'Each day' } }
  const older = { choice: { daily: 'Once a day', never: 'Never' } }
  createNamespace('alert-choice', { en: older, tr: older })(i18n)
  const t = createNamespace('alert-choice', { en: newer, tr: newer })(i18n)
  expect(t('choice.daily')).toBe('Each day')
  expect(t('choice.never')).toBe('Never')
})

it('counts, dates and numbers are in the language of the page', async () => {
  const { i18n, changeLanguage } = createTexts('en')
  expect(activeListings(1, i18n)).toBe('1 active listing')
  expect(activeListings(maxCounted, i18n)).toBe('100+ active listings')
  expect(memberSince('2024-03-01T12:00:00Z', i18n)).toBe('Member since March 2024')
  expect(statsLine({ views: 1234, favourites: 1 }, i18n)).toBe('1,234 views · 1 favourite')
  await changeLanguage('tr')
  expect(activeListings(maxCounted, i18n)).toBe('100+ aktif ilan')
  expect(statsLine({ views: 1234, favourites: 1 }, i18n)).toBe('1.234 görüntülenme · 1 favori')
})
