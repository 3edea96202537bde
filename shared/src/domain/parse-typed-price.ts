const notPartOfANumber = /[\s'’$€£₺]|USD|EUR|GBP|TRY|TL/gi
const grouped = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d{1,2})?$/
const plain = /^\d{1,15}(?:[.,]\d{0,2})?$/

/**
 * A price as people type it, with the separators of any country: `1500`, `1.500`, `1,500.50`,
 * `1 500,50`, `£1,500`. Three digits after a separator are thousands, one or two are the fraction.
 * Undefined for anything else.
 */
export function parseTypedPrice(typed: string): number | undefined {
  const text = typed.replace(notPartOfANumber, '')
  if (!grouped.test(text) && !plain.test(text)) return undefined
  const fraction = /[.,](\d{0,2})$/.exec(text)
  const units = fraction ? text.slice(0, fraction.index) : text
  return Number(`${units.replaceAll(/\D/g, '')}.${fraction?.[1] || '0'}`)
}
