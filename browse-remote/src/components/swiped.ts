/** The minimum distance of a swipe, in pixels. */
const minSwipe = 45

/** To which side a finger swiped; undefined for a movement that is too short, or more along the page. */
export function swiped(delta: {
  readonly x: number
  readonly y: number
}): 'left' | 'right' | undefined {
  const [x, y] = [Math.abs(delta.x), Math.abs(delta.y)]
  if (x < minSwipe || x <= y) return undefined
  return delta.x < 0 ? 'left' : 'right'
}
