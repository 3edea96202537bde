import { describe, expect, it } from 'vitest'

import { correctText } from './correct-text.ts'

describe('correctText', () => {
  it.each([
    ['telfon', 'telefon'],
    ['telfonu', 'telefon'],
    ['hynduai', 'Hyundai'],
    ['hundai', 'Hyundai'],
    ['mersedes', 'Mercedes'],
    ['nisan', 'Nissan'],
    ['samsun', 'Samsung'],
    ['motorsiklet', 'motosiklet'],
    ['leptop', 'laptop'],
    ['bisklet', 'bisiklet'],
    ['kolduk', 'koltuk'],
    ['sandelye', 'sandalye'],
    ['atomatik', 'otomatik'],
    ['satlık ev', 'satılık ev'],
    ['kiralik dairre', 'kiralik daire'],
    ['appartment', 'apartment'],
    ['matress', 'mattress'],
    ['Lefkose, araba', 'lefkoşa, araba'],
    ['wolkswagen', 'Volkswagen'],
  ])('puts %j right', (text, corrected) => {
    expect(correctText(text)).toBe(corrected)
  })

  it.each([
    'telefon',
    'arabalar',
    'Gönyelide',
    'xyz',
    'submarine',
    'zeppelin',
    'qwxzj',
    'arb',
    '1234',
    '',
  ])('leaves %j as it is', (text) => {
    expect(correctText(text)).toBeUndefined()
  })
})
