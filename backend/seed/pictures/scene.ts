import type { Light } from './light.ts'
import { glow, lights } from './light.ts'
import type { Random } from './random.ts'
import { randomFrom } from './random.ts'
import { picture } from './svg.ts'

/** One picture of a listing, about to be drawn. */
export type Shot = {
  /** 0 is the cover. */
  readonly number: number
  readonly light: Light
  /** The same sequence for every picture of the listing: what belongs to the object itself. */
  readonly object: Random
  /** A sequence of the place: pictures are taken two by two in one place and light. */
  readonly place: Random
}

/** What a listing's pictures show: the same object from another side for every shot. */
export type Scene = (shot: Shot) => string

/** One picture of a scene as a complete SVG document, the same for the same listing and number. */
export function drawShot(scene: Scene, listingId: string, number: number): string {
  const object = randomFrom(listingId)
  const visit = Math.floor(number / 2)
  const place = randomFrom(`${listingId} ${visit}`)
  const hours = [lights.noon, lights.afternoon, lights.dawn, lights.dusk] as const
  const light = place.pick(visit === 0 ? [...hours, lights.noon, lights.afternoon] : hours)
  return picture(scene({ number, light, object, place }) + glow(light))
}
