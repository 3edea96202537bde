/** Each makes the browser load a part of its locale data: together they would be one long task. */
const parts = [
  () => new Intl.Collator(),
  () => new Intl.NumberFormat(),
  () => new Intl.DateTimeFormat('en', { dateStyle: 'medium' }),
]

/** In milliseconds after the first frame: until then, a slow phone is busy with the first pictures. */
const startMs = 200
const intervalMs = 50

/**
 * Loads the locale data for the first price and date, which takes a slow phone a tenth of a second. The phone is idle
 * while the scripts are loading; once they have arrived, this would delay hydration.
 */
export function prepareFormats(): void {
  requestAnimationFrame(() => {
    for (const [index, load] of parts.entries()) setTimeout(load, startMs + index * intervalMs)
  })
}
