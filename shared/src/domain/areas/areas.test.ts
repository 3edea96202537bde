import { describe, expect, it } from 'vitest'

import { cities } from '#domain/location.ts'

import { areaFacts } from './area-facts.ts'
import { areas, areasOf } from './areas.ts'
import { areasNear, citiesNear } from './near.ts'

const everyArea = cities.flatMap((city) => areas[city].map((area) => ({ city, area })))

describe('areas', () => {
  it('are ten to forty of each city, the centre first, the others in order', () => {
    for (const city of cities) {
      const [centre, ...others] = areas[city]
      expect(centre).toBe('Merkez')
      expect(others.length).toBeGreaterThanOrEqual(10)
      expect(others.length).toBeLessThan(40)
      expect(others).toEqual([...new Set(others)].toSorted(new Intl.Collator('tr').compare))
    }
  })

  it.each(everyArea)('$area, $city is on the island, near its town', ({ city, area }) => {
    const facts = areaFacts(city, area)
    const centre = areaFacts(city, 'Merkez')
    expect(facts).toBeDefined()
    expect(Math.abs((facts?.latitude ?? 0) - (centre?.latitude ?? 0))).toBeLessThan(0.4)
    expect(Math.abs((facts?.longitude ?? 0) - (centre?.longitude ?? 0))).toBeLessThan(0.5)
  })

  it('are none for a place that is not a city', () => {
    expect(areasOf('Kyrenia')).toEqual([])
    expect(areasOf('constructor')).toEqual([])
    expect(areaFacts('Girne', 'toString')).toBeUndefined()
  })
})

describe('places nearby', () => {
  it('are the closest areas, of other cities as well', () => {
    expect(areasNear('Girne', 'Alsancak')[0]).toEqual({ location: 'Girne', area: 'Lapta' })
    expect(areasNear('Magusa', 'Yeni Boğaziçi').map(({ location }) => location)).toContain('Iskele')
    expect(areasNear('Girne', 'Nowhere')).toEqual([])
  })

  it('are the other cities by their distance', () => {
    expect(citiesNear('Lefke')[0]).toBe('Guzelyurt')
    expect(citiesNear('Lefke')).toHaveLength(5)
  })
})
