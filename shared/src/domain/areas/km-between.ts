/** In degrees. */
export type Position = { readonly latitude: number; readonly longitude: number }

const kmOfDegree = 111
/** On Cyprus a degree of longitude is shorter than one of latitude. */
const longitudeScale = 0.82

/** The distance as the crow flies; infinite if a place is unknown. */
export function kmBetween(from: Position | undefined, to: Position | undefined): number {
  if (!from || !to) return Infinity
  return (
    kmOfDegree *
    Math.hypot(to.latitude - from.latitude, (to.longitude - from.longitude) * longitudeScale)
  )
}
