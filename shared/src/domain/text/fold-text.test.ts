import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { foldText } from './fold-text.ts'

describe('foldText', () => {
  it.each([
    ['ŞİŞ', 'sis'],
    ['şiş', 'sis'],
    ['ISKELE', 'iskele'],
    ['İskele', 'iskele'],
    ['ıskele', 'iskele'],
    ['GÜZELYURT', 'guzelyurt'],
    ['Mağusa', 'magusa'],
    ['çöp', 'cop'],
    ['Café', 'cafe'],
    ['Daire №5', 'daire no5'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['آیفون ۱۳', 'ایفون 13'],
    ['iPhone １३', 'iphone 13'],
    ['Hon\u200Bda\u00AD Ci\u2060vic', 'honda civic'],
    ['می\u200Cخواهم', 'میخواهم'],
  ])('folds %j to %j', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })

  it('finds a part of an upper-case text that the folded text does not end with', () => {
    expect(foldText('ΟΔΟΣΑ')).toContain(foldText('ΟΔΟΣ'))
  })

  it('does not match half an emoji', () => {
    expect(foldText('🚗')).not.toContain(foldText('🚗'.slice(0, 1)))
  })

  it('folds a composed and a decomposed letter alike', () => {
    expect(foldText('ğ'.normalize('NFD'))).toBe(foldText('ğ'.normalize('NFC')))
  })

  it('leaves a folded text unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text))
      }),
    )
  })
})
