import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { searchedStems, stemOf, wordsOf } from './words.ts'

describe('wordsOf', () => {
  it.each([
    ['Honda Civic 1.8, 2016', ['honda', 'civic', '1.8', '2016']],
    ['iphone13 128GB', ['iphone', '13', '128', 'gb']],
    ['Girne’de 2 + 1, İskele', ['girne', '2+1', 'iskele']],
    ["Men's shoes", ['men', 'shoes']],
    ['x'.repeat(100), ['x'.repeat(40), 'x'.repeat(40), 'x'.repeat(20)]],
    ['!?', []],
    ['6,400 km, 6.400, 6 000', ['6400', 'km', '6400', '6000']],
    ['1.8 5,5 13 128 0.125 1,234.5', ['1.8', '5,5', '13', '128', '0.125', '1,234.5']],
  ])('splits %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })
})

describe('stemOf', () => {
  it.each([
    ['ev', 'evi', 'evler', 'evleri'],
    ['araba', 'arabalar', 'arabasi', 'arabanin', 'arabayi'],
    ['telefon', 'telefonu', 'telefonlar', 'telefonlari'],
    ['ders', 'dersi', 'dersler', 'dersleri'],
    ['kitap', 'kitabi', 'kitaplar'],
    ['dolap', 'dolabi'],
    ['kedi', 'kediler', 'kedisi'],
    ['gonyeli', 'gonyelide', 'gonyelideki'],
    ['car', 'cars'],
    ['house', 'houses'],
    ['watch', 'watches'],
    ['accessory', 'accessories'],
    ['самокат', 'самоката', 'самокаты', 'самокатов', 'самокатами', 'самокате'],
    ['коляска', 'коляски', 'коляску', 'коляскои', 'коляскам'],
    ['детскии', 'детская', 'детского', 'детские', 'детскую', 'детских'],
    ['здание', 'здания', 'зданием', 'зданиями', 'здании'],
    ['دراجة', 'الدراجة', 'دراجات', 'بالدراجة', 'دراجه'],
    ['تلفزيون', 'التلفزيون'],
  ])('is the same for all forms of %s', (word, ...forms) => {
    expect(forms.map(stemOf)).toEqual(forms.map(() => stemOf(word)))
  })

  it.each([
    ['car', 'care'],
    ['kit', 'kitten'],
    ['hon', 'honda'],
    ['lap', 'lapta'],
    ['bus', 'bu'],
  ])('differs for %s and %s', (one, other) => {
    expect(stemOf(one)).not.toBe(stemOf(other))
  })

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,14}$/), (word) => {
        expect(stemOf(stemOf(word))).toBe(stemOf(word))
      }),
    )
  })
})

describe('searchedStems', () => {
  it('leaves out words without a meaning, unless there are no others', () => {
    expect(searchedStems('ucuz araba')).toEqual([stemOf('araba')])
    expect(searchedStems('acil')).toEqual([stemOf('acil')])
    expect(searchedStems('a flat for rent in Girne and İskele')).toEqual(
      ['flat', 'rent', 'girne', 'iskele'].map(stemOf),
    )
    expect(searchedStems('iş için, bir at ve araba')).toEqual(['is', 'at', 'araba'].map(stemOf))
  })
})
