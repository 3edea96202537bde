import { describe, expect, it } from 'vitest'

import type { AttributeDefinition } from '#domain/attributes/definitions.ts'
import { definitions } from '#domain/attributes/definitions.ts'
import { languages } from '#domain/languages.ts'
import { aListing } from '#testing/a-listing.ts'

import type { AttributeTexts } from './attribute-texts.ts'
import { loadAttributeTexts } from './attribute-texts.ts'
import { cardFacts, cardKeys } from './card-facts.ts'
import { joinFacts } from '#i18n/join-facts.ts'

import { formatAttribute } from './format-attribute.ts'

const codes = Object.values<AttributeDefinition>(definitions).flatMap((definition) =>
  definition.kind === 'choice' ? definition.codes : [],
)
/** Names, sizes and layouts, which are the same in every language. */
const isName = (code: string) => /^[A-ZŠ]|^\d+(?:\+1)?$/.test(code)

async function textsIn(language: string): Promise<AttributeTexts> {
  const texts = await loadAttributeTexts(language)
  if (!texts) throw new Error('The texts could not be loaded')
  return texts
}

describe.each(languages)('the texts of attributes in %s', (language) => {
  it('name every code that is no name itself, and no other', async () => {
    const texts = await textsIn(language)
    const unnamed = codes.filter((code) => !isName(code) && !Object.hasOwn(texts.codes, code))
    expect(unnamed).toEqual([])
    expect(Object.keys(texts.codes).filter((code) => !codes.includes(code))).toEqual([])
  })

  it('name what cards show by their first load', async () => {
    const texts = await textsIn(language)
    const shown = cardKeys.flatMap((key) => {
      const definition: AttributeDefinition = definitions[key]
      const values = definition.kind === 'choice' ? definition.codes : []
      return values
        .filter((value) => value !== '5+' && value !== 'other')
        .map((value) => ({
          card: cardFacts({ attributes: { [key]: value } }, language)
            .join()
            .replaceAll('\u00a0', ' '),
          page: formatAttribute({ key, value }, texts),
        }))
    })
    const unhyphened = (text: string) => text.replace('-', ' ').replaceAll(/[\u2068\u2069]/g, '')
    expect(shown.map(({ card }) => unhyphened(card))).toEqual(
      shown.map(({ page }) => unhyphened(page)),
    )
  })
})

describe('formatAttribute', () => {
  it('writes numbers with their unit, as the language does', async () => {
    const english = await textsIn('en')
    const turkish = await textsIn('tr')
    expect(formatAttribute({ key: 'mileage', value: 84_000 }, english)).toBe('84,000 km')
    expect(formatAttribute({ key: 'mileage', value: 84_000 }, turkish)).toBe('84.000 km')
    expect(formatAttribute({ key: 'batteryHealth', value: 88 }, turkish)).toBe('%88')
    const arabic = await textsIn('ar')
    expect(formatAttribute({ key: 'mileage', value: 84_000 }, arabic)).toBe('\u206884,000 كم\u2069')
    expect(formatAttribute({ key: 'year', value: 2016 }, english)).toBe('2016')
    expect(formatAttribute({ key: 'warranty', value: true }, turkish)).toBe('Evet')
    expect(formatAttribute({ key: 'make', value: 'Land-Rover' }, english)).toBe('Land Rover')
  })
})

describe('cardFacts', () => {
  it('are the few that buyers compare first', () => {
    const car = aListing({
      year: 2016,
      attributes: { make: 'Honda', fuel: 'petrol', gearbox: 'automatic', mileage: 84_000 },
    })
    expect(cardFacts(car, 'en')).toEqual(['2016', '84,000\u00a0km', 'Automatic'])
    const flat = { attributes: { dealType: 'rent', area: 120, rooms: '3+1', floor: 2 } }
    expect(cardFacts(flat, 'tr')).toEqual(['3+1', '120\u00a0m²', 'Kiralık'])
    const owned = { attributes: { ...flat.attributes, offeredBy: 'owner' } }
    expect(joinFacts(cardFacts(owned, 'en'), 'en').replaceAll('\u00a0', ' ')).toBe(
      '3+1 · 120 m² · To rent · Owner',
    )
    expect(cardFacts({}, 'en')).toEqual([])
  })
})
