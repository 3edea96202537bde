import type { CountryCode } from 'libphonenumber-js/min'
import { getExampleNumber } from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'
import { describe, expect, it } from 'vitest'

import { readPhoneNumber, readTyped, readWhole, suggestNumber } from '#parts/phone/phone-rules.ts'

/** Types after the preselected +1, one character after the other. */
function type(text: string): string {
  let value = '+1'
  let isPreselected = true
  for (const character of text) {
    const typed = `${value}${character}`
    value = readTyped(typed, isPreselected)
    if (value !== typed) isPreselected = false
  }
  return value
}

const ayse = '+905338612345'

describe('a number of Northern Cyprus', () => {
  it.each(['05338612345', '5338612345', '00905338612345', '905338612345'])(
    '%s is understood when typed after the preselected +1',
    (typed) => {
      expect(type(typed)).toBe(ayse)
    },
  )

  it.each([
    '0533 861 23 45',
    '533 861 23 45',
    '0090 533 861 23 45',
    '+90 0533 861 23 45',
    '+90 (533) 861-23-45',
    '905338612345',
  ])('%s is understood when pasted', (pasted) => {
    expect(readWhole(pasted, '', true)).toBe(ayse)
  })

  it.each(['0542', '0548', '0392'])('may begin with %s', (prefix) => {
    expect(type(`${prefix}8612345`)).toBe(`+90${prefix.slice(1)}8612345`)
    expect(readPhoneNumber(type(`${prefix.slice(1)}8612345`))?.number).toMatch(/^\+90/)
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
    ['0533 861 23 45', '+44', ayse],
    ['5', ayse, '+905'],
    ['', ayse, ''],
  ])('%s replaces %s, and is read in its country first', (pasted, before, number) => {
    expect(readWhole(pasted, before, false)).toBe(number)
  })

  it('keeps +1 for a number that only North America has', () => {
    expect(type('2125550123')).toBe('+12125550123')
    expect(type('4155550123')).toBe('+14155550123')
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
    ['+907911123456', '+44 7911 123456'],
    ['+199123456', '+357 99 123456'],
    ['+105338612345', '+90 533 861 23 45'],
    ['+4400905338612345', '+90 533 861 23 45'],
  ])('%s suggests %s', (stored, shown) => {
    expect(suggestNumber(stored)?.shown).toBe(shown)
  })

  it.each(['', '+90', '+90533861', '+905338612345'])('%j suggests nothing', (stored) => {
    expect(suggestNumber(stored)).toBeUndefined()
  })
})
