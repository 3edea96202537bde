import { describe, expect, it } from 'vitest'

import { foldDigits } from './fold-digits.ts'

describe('foldDigits', () => {
  it.each(['ar', 'fa', 'hi', 'bn', 'my', 'th'])('folds the digits of %s', (language) => {
    const system = { ar: 'arab', fa: 'arabext', hi: 'deva', bn: 'beng', my: 'mymr', th: 'thai' }
    const numberingSystem = Object.entries(system).find(([key]) => key === language)?.[1] ?? ''
    const format = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false })
    expect(format.format(1_234_567_890)).not.toMatch(/\d/)
    expect(foldDigits(format.format(1_234_567_890))).toBe('1234567890')
  })

  it.each([
    ['１，５００．５０', '1,500.50'],
    ['＋９０　（５３３）', '+90　(533)'],
    ['𝟘𝟡𝟎𝟗𝟢𝟫', '090909'],
    ['5² ½ 1500', '5² ½ 1500'],
  ])('folds %j to %j', (text, folded) => {
    expect(foldDigits(text)).toBe(folded)
  })
})
