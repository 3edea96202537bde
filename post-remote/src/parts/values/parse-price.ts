const notPartOfANumber = /[\s'’$€£₺]|USD|EUR|GBP|TRY|TL/gi
const digitsAndSeparators = /^\d[\d.,]*$/

/**
 * The number that somebody means by a price they typed, with the separators of any country:
 * `1,250.50`, `1.250,50`, `1 250`, `£1250`. A single separator before exactly three digits parts
 * thousands, as prices have cents at most. Anything else is 0, which counts as empty (specification,
 * section 5).
 */
export function parsePrice(text: string): number {
  const typed = text.replace(notPartOfANumber, '')
  if (!digitsAndSeparators.test(typed)) return 0
  const last = Math.max(typed.lastIndexOf('.'), typed.lastIndexOf(','))
  if (last < 0) return Number(typed)
  const separator = typed.charAt(last)
  const whole = typed.slice(0, last)
  const after = typed.slice(last + 1)
  const isOnlyOne = !whole.includes('.') && !whole.includes(',')
  if (whole.includes(separator)) {
    return separator === mixed(whole) ? groups(typed, separator) : 0
  }
  if (isOnlyOne && after.length === 3 && !whole.startsWith('0')) return Number(whole + after)
  if (after.length > 2) return 0
  const thousands = isOnlyOne ? Number(whole) : groups(whole, separator === '.' ? ',' : '.')
  return thousands + Number(`0.${after || '0'}`)
}

/** The one separator in a text; undefined when there are both. */
function mixed(text: string): string | undefined {
  if (text.includes('.') && text.includes(',')) return undefined
  return text.includes('.') ? '.' : ','
}

/** A number in groups of three; 0 when the groups are of other lengths. */
function groups(text: string, separator: string): number {
  const [first = '', ...rest] = text.split(separator)
  const isGrouped = first.length <= 3 && rest.every((group) => /^\d{3}$/.test(group))
  return isGrouped ? Number(first + rest.join('')) : 0
}
