import { expect, it } from 'vitest'

import { appError } from '#domain/app-error.ts'

import { failureAdvice, tryAgainLabel } from './failure-texts.ts'

it('gives advice in the language of the visitor, or in English for an unknown one', () => {
  const error = appError('unavailable', undefined)
  expect(failureAdvice(error, 'tr')).toBe('Bağlantınızı kontrol edip tekrar deneyin.')
  expect(failureAdvice(error, 'de')).toBe('Check your connection and try again.')
  expect(tryAgainLabel('en')).toBe('Try again')
})
