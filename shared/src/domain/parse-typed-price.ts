import { listingLimits } from './listing-limits.ts'

const grouped = /^\d{1,3}(?:[.,' ]\d{3})+(?:[.,]\d{1,2})?$/
const plain = /^\d{1,12}(?:[.,]\d{1,2})?$/

/**
 * A price as people type it, in either language: `1500`, `1.500`, `1,500`, `1 500,50`. Three digits
 * after a mark are thousands, one or two are the fraction. Undefined for anything else, and for what no
 * ad may cost.
 */
export function parseTypedPrice(typed: string): number | undefined {
  const text = typed.trim()
  if (!grouped.test(text) && !plain.test(text)) return undefined
  const fraction = /[.,](\d{1,2})$/.exec(text)
  const units = fraction ? text.slice(0, fraction.index) : text
  const price = Number(`${units.replaceAll(/\D/g, '')}.${fraction?.[1] ?? '0'}`)
  return price < listingLimits.priceBelow ? price : undefined
}
