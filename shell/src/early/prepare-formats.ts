/** Each loads a part of what formats need: one task for all of it would be a long one. */
const parts = [
  () => new Intl.Collator(),
  () => new Intl.NumberFormat(),
  () => new Intl.DateTimeFormat('en', { dateStyle: 'medium' }),
]

/** In milliseconds after the first frame: until then, a slow phone is busy with the first pictures. */
const startMs = 200
const intervalMs = 50

/**
 * Makes the browser load what the first price and the first date need. It takes a slow phone a tenth of a second, which it
 * has while the scripts are loading, and does not have once they have arrived.
 */
export function prepareFormats(): void {
  requestAnimationFrame(() => {
    for (const [index, load] of parts.entries()) setTimeout(load, startMs + index * intervalMs)
  })
}
