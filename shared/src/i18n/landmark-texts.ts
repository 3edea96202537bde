import type { LandmarkCode, LandmarkKind } from '#domain/areas/landmarks.ts'
import { landmarkKinds, landmarks } from '#domain/areas/landmarks.ts'
import type { TravelTime } from '#domain/areas/travel-time.ts'
import { languageOf } from '#domain/languages.ts'
import type en from '#texts/en/landmarks.json'

import { bundledTexts } from './bundled-texts.ts'

/** The texts about landmarks, by the language. */
export function landmarkTexts(language: string): ReturnType<typeof texts> {
  return texts(languageOf(language))
}

const texts = bundledTexts(
  import.meta.glob<typeof en>('../texts/*/landmarks.json', { eager: true, import: 'default' }),
)

const known: readonly (LandmarkCode | LandmarkKind)[] = [
  ...landmarks.map(({ code }) => code),
  ...landmarkKinds,
]

/** The name of a landmark, or of any of a kind; a word that is neither as it is. */
export function landmarkName(near: string, language: string): string {
  const name = known.find((one) => one === near)
  return name ? landmarkTexts(language)(`names.${name}`) : near
}

/** `Near: GAU` */
export function nearText(near: string, language: string): string {
  return landmarkTexts(language)('near', { place: landmarkName(near, language) })
}

/** `about 10 min on foot` */
export function travelText({ by, minutes }: TravelTime, language: string): string {
  return landmarkTexts(language)(`by.${by}`, { minutes })
}
