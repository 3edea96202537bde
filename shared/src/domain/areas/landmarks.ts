import type { City } from '#domain/location.ts'
import { townCentre } from '#domain/location.ts'

import { areaFacts } from './area-facts.ts'
import type { Position } from './km-between.ts'

export const landmarkKinds = [
  'university',
  'hospital',
  'port',
  'airport',
  'crossing',
  'centre',
] as const

export type LandmarkKind = (typeof landmarkKinds)[number]

/**
 * A place that people name when they say where they want to live. Its names are in the folders of the languages, and what
 * people type for it in `landmark-words.ts`.
 */
export type Landmark = Position & {
  /** In addresses and saved searches, so it does not change. */
  readonly code: LandmarkCode
  readonly kind: LandmarkKind
  readonly city: City
}

type Row = readonly [kind: LandmarkKind, city: City, latitude: number, longitude: number]

/** Public knowledge, to some hundred metres. */
const rows = {
  emu: ['university', 'Magusa', 35.143, 33.911],
  neu: ['university', 'Lefkosia', 35.2265, 33.327],
  ciu: ['university', 'Lefkosia', 35.2195, 33.4175],
  bau: ['university', 'Lefkosia', 35.188, 33.278],
  gau: ['university', 'Girne', 35.34, 33.283],
  kyreniaUniversity: ['university', 'Girne', 35.332, 33.346],
  final: ['university', 'Girne', 35.318, 33.397],
  arucad: ['university', 'Girne', 35.336, 33.309],
  metu: ['university', 'Guzelyurt', 35.2485, 33.023],
  eul: ['university', 'Lefke', 35.127, 32.848],
  nicosiaHospital: ['hospital', 'Lefkosia', 35.199, 33.339],
  neuHospital: ['hospital', 'Lefkosia', 35.227, 33.32],
  magusaHospital: ['hospital', 'Magusa', 35.138, 33.921],
  girneHospital: ['hospital', 'Girne', 35.336, 33.313],
  kyreniaUniversityHospital: ['hospital', 'Girne', 35.33, 33.344],
  guzelyurtHospital: ['hospital', 'Guzelyurt', 35.2, 32.998],
  lefkeHospital: ['hospital', 'Lefke', 35.137, 32.837],
  girnePort: ['port', 'Girne', 35.341, 33.333],
  magusaPort: ['port', 'Magusa', 35.123, 33.948],
  ercan: ['airport', 'Lefkosia', 35.155, 33.496],
  metehanCrossing: ['crossing', 'Lefkosia', 35.183, 33.325],
  ledraCrossing: ['crossing', 'Lefkosia', 35.1755, 33.3615],
  ledraPalaceCrossing: ['crossing', 'Lefkosia', 35.18, 33.356],
  beyarmuduCrossing: ['crossing', 'Magusa', 35.04, 33.712],
  akyarCrossing: ['crossing', 'Magusa', 35.09, 33.948],
  derinyaCrossing: ['crossing', 'Magusa', 35.079, 33.957],
  bostanciCrossing: ['crossing', 'Guzelyurt', 35.153, 33.031],
  aplicCrossing: ['crossing', 'Lefke', 35.098, 32.857],
  yesilirmakCrossing: ['crossing', 'Lefke', 35.165, 32.722],
  lefkosiaCentre: centreOf('Lefkosia'),
  magusaCentre: centreOf('Magusa'),
  girneCentre: centreOf('Girne'),
  guzelyurtCentre: centreOf('Guzelyurt'),
  lefkeCentre: centreOf('Lefke'),
  iskeleCentre: centreOf('Iskele'),
} as const satisfies Readonly<Record<string, Row>>

export type LandmarkCode = keyof typeof rows

export const landmarks: readonly Landmark[] = Object.keys(rows)
  .filter((code): code is LandmarkCode => code in rows)
  .map((code) => {
    const [kind, city, latitude, longitude] = rows[code]
    return { code, kind, city, latitude, longitude }
  })

/** The landmarks that a search means: the one with a code, or all of a kind. */
export function landmarksFor(near: string): readonly Landmark[] {
  return landmarks.filter(({ code, kind }) => code === near || kind === near)
}

function centreOf(city: City): Row {
  const { latitude = 0, longitude = 0 } = areaFacts(city, townCentre) ?? {}
  return ['centre', city, latitude, longitude]
}
