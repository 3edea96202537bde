import type { CountryCode } from 'libphonenumber-js/max'
import { getExampleNumber } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'
import { describe, expect, it } from 'vitest'

import * as rules from './phone-rules.ts'

const { isLocal, readPhoneNumber, readTyped, readWhole, suggestNumbers } = rules

/** Types after the preselected +1, one character after the other. */
function type(text: string): string {
  let value = '+1'
  let isPreselected = true
  for (const character of text) {
    const shown = `${value.startsWith('+') ? value : `+1${value}`}${character}`
    value = readTyped(shown, isPreselected)
    isPreselected = !value.startsWith('+') || shown === '+1'
  }
  return value
}

const suggested = (value: string) => suggestNumbers(value).map(({ number }) => number)

const ayse = '+905338612345'

describe('a number without a country code, while the country is the default', () => {
  it.each([
    ['0533 861 23 45', [ayse]],
    ['533 861 23 45', [ayse, '+15338612345']],
    ['905338612345', [ayse]],
    ['0392 861 23 45', ['+903928612345']],
    ['99 123456', ['+35799123456']],
    ['07911 123456', ['+447911123456', '+9647911123456']],
    ['0300 1234567', ['+923001234567']],
    ['0803 123 4567', ['+2348031234567']],
  ])('%s is of no country until the user chooses one', (text, numbers) => {
    const value = type(text)
    expect(value).toBe(text.replaceAll(' ', ''))
    expect(readWhole(text, '', true)).toBe(value)
    expect(readPhoneNumber(value)).toBeUndefined()
    expect(suggested(value)).toEqual(numbers)
  })

  it.each(['212 555 0123', '415 555 0123'])('%s is one of the default country', (text) => {
    const number = `+1${text.replaceAll(' ', '')}`
    expect(readPhoneNumber(type(text))?.number).toBe(number)
    expect(readPhoneNumber(readWhole(text, '', true))?.number).toBe(number)
  })

  it.each(['03211234567', '5338612345', '05338612345'])(
    '%s does not leave a country that the user chose',
    (text) => {
      expect(readTyped(`+44${text}`, false)).toBe(`+44${text}`)
      expect(readWhole(text, '+44', false)).toBe(`+44${text}`)
      expect(readPhoneNumber(`+44${text}`)?.number ?? '+44').toMatch(/^\+44/)
    },
  )

  it.each(['3001234567', '2991234567', '1005551234'])('%s is no Turkish number', (text) => {
    expect(readPhoneNumber(`+90${text}`)).toBeUndefined()
    expect(readPhoneNumber(`+900${text}`)).toBeUndefined()
  })
})

it.each([
  ['0', true],
  ['0533861', true],
  ['05338612345', true],
  ['5338612345', true],
  ['0392 815'.replace(' ', ''), true],
  ['905338612345', true],
  ['99123456', true],
  ['2125550123', false],
  ['9545550123', false],
  ['+905338612345', false],
  ['+1', false],
  ['', false],
])('%j is shown as it was typed, without a country: %s', (value, isSo) => {
  expect(isLocal(value)).toBe(isSo)
})

describe('a number of Northern Cyprus', () => {
  it.each(['0090 533 861 23 45', '+90 0533 861 23 45', '+90 (533) 861-23-45'])(
    '%s is understood',
    (text) => {
      expect(readWhole(text, '', true)).toBe(ayse)
    },
  )

  it('is understood when 00 and its country code are typed', () => {
    expect(type('00905338612345')).toBe(ayse)
  })

  it('loses the 0 that was typed after +90, and no other digit', () => {
    expect(readTyped('+90 053 386 12 345', false)).toBe(ayse)
    expect(readTyped('+90 053 386 12 34', false)).toBe('+900533861234')
  })
})

describe('a number of another country', () => {
  const likely: readonly CountryCode[] = [
    ...(['TR', 'CY', 'GB', 'RU', 'UA', 'DE', 'IR', 'NG', 'PK', 'SY'] as const),
    ...(['IQ', 'KZ', 'UZ', 'TM', 'AZ', 'IL', 'JO', 'LB', 'EG', 'US'] as const),
  ]

  it.each(likely)('%s is understood with + and with 00, typed and pasted', (country) => {
    const number = getExampleNumber(country, examples)?.number ?? ''
    const spaced = number.replaceAll(/(\d{3})/g, '$1 ')
    expect(readWhole(spaced, '', true)).toBe(number)
    expect(readWhole(spaced.replace('+', '00'), ayse, false)).toBe(number)
    expect(type(number.replace('+', '00'))).toBe(number)
    expect(readPhoneNumber(number)?.number).toBe(number)
  })

  it.each([
    ['07911 123456', '+44', '+447911123456'],
    ['99 123456', '+35799000000', '+35799123456'],
    ['541 555 0123', '+1', '+15415550123'],
    ['905338612345', '+90', ayse],
    ['5', ayse, '+905'],
    ['', ayse, ''],
  ])('%s replaces %s, and is read in its country first', (pasted, before, number) => {
    expect(readWhole(pasted, before, false)).toBe(number)
  })

  it('keeps an explicit +1', () => {
    expect(readWhole('+1 541 555 0123', '', true)).toBe('+15415550123')
    expect(readTyped('+1 (541) 555-0123', false)).toBe('+15415550123')
    expect(type('0015415550123')).toBe('+15415550123')
  })
})

describe('a number that cannot exist', () => {
  it.each(['+10533861234', '+90', '+9053386123', '+905338612345678'])(
    '%s is not dialled',
    (number) => {
      expect(readPhoneNumber(number)).toBeUndefined()
    },
  )

  it.each([
    ['+199123456', '+35799123456'],
    ['+105338612345', ayse],
    ['+4400905338612345', ayse],
    ['+9003001234567', '+923001234567'],
  ])('%s suggests %s', (value, number) => {
    expect(suggested(value)).toEqual([number])
  })

  it.each(['', '+90', '+90533861', ayse])('%j suggests nothing', (value) => {
    expect(suggested(value)).toEqual([])
  })
})
