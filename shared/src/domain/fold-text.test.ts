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
  ])('folds %j to %j', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })

  it('finds a part of a text in capitals that the text itself does not end with', () => {
    expect(foldText('ΟΔΟΣΑ')).toContain(foldText('ΟΔΟΣ'))
  })

  it('takes half an emoji for no part of it', () => {
    expect(foldText('🚗')).not.toContain(foldText('🚗'.slice(0, 1)))
  })

  it('folds a composed and a decomposed letter alike', () => {
    expect(foldText('ğ'.normalize('NFD'))).toBe(foldText('ğ'.normalize('NFC')))
  })

  it('changes nothing about a folded text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text))
      }),
    )
  })
})
