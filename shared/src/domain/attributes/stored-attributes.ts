/** The attributes of a listing as they are stored: codes, numbers, and true for a yes. */
export type Attributes = Readonly<Record<string, string | number | true>>

/** More than any subcategory has. The security rules allow as many. */
export const maxAttributes = 14
const maxCodeLength = 40
const keyForm = /^[a-z][A-Za-z]{0,29}$/

/**
 * The attributes in a document that have the right form; undefined when there are none. It does not check the
 * keys, so that a first view does not load their table: `knownAttributes` leaves out unknown ones.
 */
export function decodeAttributes(value: unknown): Attributes | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const found = Object.entries(value)
    .flatMap(([key, one]: [string, unknown]) =>
      keyForm.test(key) && isAttribute(one) ? [[key, one] as const] : [],
    )
    .slice(0, maxAttributes)
  return found.length > 0 ? Object.fromEntries(found) : undefined
}

function isAttribute(value: unknown): value is string | number | true {
  if (typeof value === 'string') return value !== '' && value.length <= maxCodeLength
  return value === true || (typeof value === 'number' && Number.isFinite(value))
}
