import { describe, expect, it } from 'vitest'

import { problemOf, suggestNumbers } from './phone-rules.ts'
import { keepSeparator, severalNumbers } from './split-numbers.ts'

const ayse = '+905338612345'
const ali = '+905428612345'

/** Types into an input that shows only the digits of its value. */
function type(text: string): string {
  let value = ''
  for (const character of text) {
    const shown = `${value === '' ? '' : `+${value.replace(/\D/g, '')}`}${character}`
    value = keepSeparator(shown, value) ?? (shown === '+' ? '' : `+${shown.replace(/\D/g, '')}`)
  }
  return value
}

describe('a pasted text', () => {
  it.each([
    '0533 861 23 45 / 0542 861 23 45',
    '0533 861 23 45, 0542 861 23 45',
    '0533 861 23 45; 0542 861 23 45',
    '0533 861 23 45 veya 0542 861 23 45',
    '0533 861 23 45\n0542 861 23 45',
    '+90 533 861 23 45 +90 542 861 23 45',
    'Ali: 0533 861 23 45 | 0542 861 23 45.',
  ])('%j has two numbers, to choose from', (text) => {
    const value = severalNumbers(text) ?? ''
    expect(problemOf(value)).toBe('phoneSeveral')
    expect(suggestNumbers(value).map(({ number }) => number)).toEqual([ayse, ali])
  })

  it.each(['ext. 12', 'x12', '#12', 'dahili 12', ';ext=12', ', 12', '/12'])(
    'with %j has an extension, which is not joined',
    (extension) => {
      const value = severalNumbers(`+49 30 123456 ${extension}`) ?? ''
      expect(problemOf(value)).toBe('phoneExtension')
      expect(suggestNumbers(value).map(({ number }) => number)).toEqual(['+4930123456'])
    },
  )

  it.each([
    'Tel: +90 533 861 23 45',
    '+90 (533) 861-23-45 (WhatsApp)',
    '\u202a+90 533 861 23 45\u202c',
    '+44 (0)7911 123456',
    '+90.533.861.23.45',
    '0533/861 23 45',
    '0533\u2011861\u00a023\u00a045',
  ])('%j has one number', (text) => {
    expect(severalNumbers(text)).toBeUndefined()
  })
})

describe('a typed text', () => {
  it.each(['+4930123456x12', '+4930123456#12', '+905338612345/05428612345', `${ayse}${ali}`])(
    '%s keeps what separates its numbers',
    (text) => {
      expect(type(text)).toBe(text)
      expect(problemOf(text)).toMatch(/^phone(?:Extension|Several)$/)
    },
  )

  it('is one number again after the extension is deleted', () => {
    expect(keepSeparator('+49 30 1234561', '+4930123456x12')).toBe('+4930123456x1')
    expect(keepSeparator('+49 30 123456', '+4930123456x1')).toBeUndefined()
  })

  it('is one number with what people write within one', () => {
    expect(type('+90 (533) 861-23.45')).toBe(ayse)
  })
})
