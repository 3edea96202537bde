import { describe, expect, it } from 'vitest'

import { areaFacts } from '#domain/areas/area-facts.ts'
import { kmBetween } from '#domain/areas/km-between.ts'
import { landmarkKinds, landmarks, landmarksFor } from '#domain/areas/landmarks.ts'
import { landmarkWords } from '#domain/areas/landmark-words.ts'
import { landmarksNear } from '#domain/areas/landmarks-near.ts'
import { areas } from '#domain/areas/areas.ts'
import { travelTime } from '#domain/areas/travel-time.ts'
import { languages } from '#domain/languages.ts'
import { townCentre } from '#domain/location.ts'
import { mayBeUnderstood } from '#domain/search/typed/may-be-understood.ts'
import { understandText } from '#domain/search/typed/understand-text.ts'
import { textsOf } from '#domain/search/search-query.ts'

import { landmarkName, nearText, travelText } from './landmark-texts.ts'
import { withTranslation } from './translate-search.ts'

function understood(typed: string) {
  const [text = ''] = textsOf(withTranslation({ text: typed, location: 'All' }))
  return mayBeUnderstood(text) ? understandText(text) : undefined
}

describe.each(landmarks)('the landmark $code', (landmark) => {
  const { code, kind, city } = landmark

  it('is near its town, and near some of its areas', () => {
    expect(kmBetween(landmark, areaFacts(city, townCentre))).toBeLessThan(25)
    const near = areas[city].filter((area) =>
      landmarksNear(city, area).some((one) => one.landmark === landmark),
    )
    expect(near.length).toBeGreaterThan(0)
  })

  it.each(landmarkWords[code].split(', '))('is meant by “near %s”', (name) => {
    expect(understood(`near ${name}`)).toMatchObject({ near: code, location: city, text: '' })
  })

  it.each(languages)('is meant by its name in %s', (language) => {
    expect(understood(`near ${landmarkName(code, language)}`)).toMatchObject({ near: code })
  })

  it('is one of its kind, as which no landmark is named', () => {
    expect(landmarksFor(kind)).toContain(landmark)
    expect(landmarksFor(code)).toEqual([landmark])
  })
})

it.each([
  ['hastaneye yakın daire', 'hospital'],
  ['рядом с портом', 'port'],
  ['قرب الجامعة', 'university'],
])('any of a kind is meant by “%s”', (typed, kind) => {
  expect(understood(typed)).toMatchObject({ near: kind, category: 'Real Estate', text: '' })
})

it('have a name of each kind in each language', () => {
  for (const language of languages) {
    const names = landmarkKinds.map((kind) => landmarkName(kind, language))
    expect(names).not.toEqual(landmarkKinds)
    expect(nearText('nowhere', language)).toContain('nowhere')
  }
})

it.each([
  ['Magusa', 'Sakarya', 'emu'],
  ['Girne', 'Karaoğlanoğlu', 'gau'],
  ['Lefkosia', 'Alayköy', 'bau'],
  ['Guzelyurt', 'Kalkanlı', 'metu'],
  ['Guzelyurt', 'Merkez', 'metu'],
  ['Lefke', 'Gemikonağı', 'eul'],
  ['Lefkosia', 'Ercan', 'ercan'],
])('near %s, %s is %s', (city, area, code) => {
  expect(landmarksNear(city, area).map(({ landmark }) => landmark.code)).toContain(code)
})

it('is not what another town has, or who knows where', () => {
  expect(landmarksNear('Girne', 'Alsancak').map(({ landmark }) => landmark.code)).not.toContain(
    'girneCentre',
  )
  expect(landmarksNear('Girne', 'Nowhere')).toEqual([])
})

it.each([
  [0, 'about 5 min on foot'],
  [0.7, 'about 10 min on foot'],
  [1.9, 'about 30 min on foot'],
  [2, 'about 5 min by car'],
  [5, 'about 15 min by car'],
])('a way of %d km takes %s', (km, expected) => {
  expect(travelText(travelTime(km), 'en')).toBe(expected)
})
