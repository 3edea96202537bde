import { waysToCall } from '@adamarket/shared/domain/areas/area-facts.ts'
import { areas } from '@adamarket/shared/domain/areas/areas.ts'
import { landmarks } from '@adamarket/shared/domain/areas/landmarks.ts'
import { landmarkWords } from '@adamarket/shared/domain/areas/landmark-words.ts'
import { definitions } from '@adamarket/shared/domain/attributes/definitions.ts'
import { models } from '@adamarket/shared/domain/attributes/models.ts'
import type { Language } from '@adamarket/shared/domain/languages.ts'
import { languages } from '@adamarket/shared/domain/languages.ts'
import { cities, townCentre } from '@adamarket/shared/domain/location.ts'
import { cityWords } from '@adamarket/shared/domain/search/search-words.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search/search-query.ts'
import { nameOfCategory } from '@adamarket/shared/i18n/all-category-names.ts'
import { landmarkName } from '@adamarket/shared/i18n/landmark-texts.ts'
import { placeName } from '@adamarket/shared/i18n/place-name.ts'

/** Something that people look for by its name: a make, a model, a place, a landmark. */
export type Thing = {
  readonly names: readonly string[]
  /** Of a model: with its make. */
  readonly fullName?: string
  readonly label: string
  /** What it is in: a category or a town. Absent: a town, or homes near a landmark. */
  readonly parent?: string
  readonly kind: 'in' | 'place' | 'near'
  readonly query: SuggestedSearch
}

/** Without a location: in the selected one. */
export type SuggestedSearch = Omit<SearchQuery, 'location'> & Partial<Pick<SearchQuery, 'location'>>

/** All of them, in the order in which they are suggested. */
export function suggestedThings(language: Language): readonly Thing[] {
  const towns = cities.map((location): Thing => {
    const label = placeName(location, language)
    const names = [label, location, ...cityWords[location].split(', ')]
    return { names, label, kind: 'place', query: { text: '', location } }
  })
  const ofTowns = cities.flatMap((location) =>
    areas[location]
      .filter((area) => area !== townCentre)
      .map((area): Thing => {
        const names = waysToCall(location, area).split(', ')
        const parent = placeName(location, language)
        return { names, label: area, parent, kind: 'in', query: { text: '', location, area } }
      }),
  )
  const near = landmarks.map(({ code, city }): Thing => {
    const query = { text: '', location: city, near: code, category: 'Real Estate' } as const
    const names = [
      ...languages.map((one) => landmarkName(code, one)),
      ...landmarkWords[code].split(', '),
    ]
    return { names, label: landmarkName(code, language), kind: 'near', query }
  })
  return [...towns, ...makesAndModels(language), ...ofTowns, ...near]
}

function makesAndModels(language: Language): readonly Thing[] {
  const vehicles = nameOfCategory('Vehicles', language)
  const makes = codesOf('make').map((make): Thing => {
    const label = make.replace('-R', ' R')
    const query = { text: '', category: 'Vehicles', attributes: { make } } as const
    return { names: [label], label, parent: vehicles, kind: 'in', query }
  })
  const electronics = nameOfCategory('Electronics', language)
  const brands = codesOf('brand').map((brand): Thing => {
    const query = { text: '', category: 'Electronics', attributes: { brand } } as const
    return { names: [brand], label: brand, parent: electronics, kind: 'in', query }
  })
  const isMake = new Set(codesOf('make'))
  const ofMakes = Object.entries(models).flatMap(([make, list]) =>
    list.split(', ').map((model): Thing => {
      const fullName = `${make.replace('-R', ' R')} ${model}`
      const label = isMake.has(make) ? fullName : model
      const category = isMake.has(make) ? 'Vehicles' : 'Electronics'
      const parent = isMake.has(make) ? vehicles : electronics
      const query = { text: model, category } as const
      return { names: [model], fullName, label, parent, kind: 'in', query }
    }),
  )
  return [...makes, ...brands, ...ofMakes]
}

function codesOf(key: 'make' | 'brand'): readonly string[] {
  return definitions[key].codes.filter((code) => code !== 'other')
}
