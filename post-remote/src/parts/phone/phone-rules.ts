import type { CountryCode } from 'libphonenumber-js/min'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** A number that can be dialled. */
export type DialableNumber = {
  /** `+` and digits, as it is stored. */
  readonly number: string
  /** As people write it: `+90 533 861 23 45`. */
  readonly shown: string
}

/** The countries whose numbers people here write without a country code, the most frequent first. */
const nearby: readonly CountryCode[] = ['TR', 'CY', 'GB']

/** Turkish mobile numbers, and the landlines of Northern Cyprus. */
const northernCyprus = /^(?:5\d{9}|392\d{7})$/

/** A stored number as it is dialled; undefined when no such number can exist. */
export function readPhoneNumber(stored: string): DialableNumber | undefined {
  return read(stored)
}

/** A suggestion for a number that cannot exist. */
export function suggestNumber(stored: string): DialableNumber | undefined {
  if (read(stored)) return undefined
  const national = stored.slice(1 + (callingCodeOf(stored)?.length ?? 0))
  const bare = readBare(national)
  return (bare === undefined ? undefined : read(bare)) ?? readIn(nearby, national)
}

/**
 * The number that a typed text stands for, as `+` and digits.
 *
 * @param isPreselected Whether the country code +1 is only there because it is the default: then a number of
 *   Northern Cyprus after it is one, although some of them could be numbers of North America.
 */
export function readTyped(text: string, isPreselected: boolean): string {
  const digits = text.replace(/\D/g, '')
  if (digits === '') return ''
  const bare = digits.startsWith('0')
    ? readBare(digits)
    : isPreselected && digits.startsWith('1') && readBare(digits.slice(1))
  // A valid number is read once more without the 0 that is only dialled within its country.
  return bare || (read(`+${digits}`)?.number ?? `+${digits}`)
}

/** The number in a text that was pasted or autofilled in place of `before`, as `+` and digits. */
export function readWhole(text: string, before: string, isPreselected: boolean): string {
  const digits = text.slice(text.lastIndexOf('+') + 1).replace(/\D/g, '')
  if (digits === '' || text.includes('+')) return readTyped(digits, false)
  const callingCode = callingCodeOf(before) ?? (before.slice(1) || (isPreselected ? '1' : ''))
  const inChosenCountry = isPreselected ? undefined : read(`+${callingCode}${digits}`)
  return inChosenCountry?.number ?? readBare(digits) ?? `+${callingCode}${digits}`
}

/** A number without `+`, which may begin with 00, 0 or neither; undefined when that is unclear. */
function readBare(digits: string): string | undefined {
  if (/^00[1-9]/.test(digits)) return readTyped(digits.slice(2), false)
  // No other likely country has mobile numbers that begin so.
  if (/^0[35]/.test(digits)) return `+90${digits.slice(1)}`
  if (northernCyprus.test(digits)) return `+90${digits}`
  // A shorter text may be the beginning of a number.
  const international = digits.length > 10 ? read(`+${digits}`) : undefined
  return (read(digits, 'US') ?? international)?.number
}

function callingCodeOf(number: string): string | undefined {
  return parsePhoneNumberFromString(number)?.countryCallingCode
}

function readIn(countries: readonly CountryCode[], national: string): DialableNumber | undefined {
  for (const country of countries) {
    const found = read(national, country)
    if (found) return found
  }
  return undefined
}

function read(text: string, country?: CountryCode): DialableNumber | undefined {
  const parsed = parsePhoneNumberFromString(text, country)
  return parsed?.isValid()
    ? { number: parsed.number, shown: parsed.formatInternational() }
    : undefined
}
