// All metadata: the smaller set takes 300 for the beginning of a Turkish number.
import type { CountryCode, NumberType } from 'libphonenumber-js/max'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

import { digitsOf } from './phone-number.ts'

import { partsOf } from './split-numbers.ts'

/** A number that can be dialled. */
export type DialableNumber = {
  /** `+` and digits, as it is stored. */
  readonly number: string
  /** As people write it: `+90 533 861 23 45`. */
  readonly shown: string
}

/** Why a typed number cannot be stored as it is. */
export type PhoneProblem = 'phoneExtension' | 'phoneSeveral' | 'phoneCountry' | 'phoneInvalid'

/** The countries whose numbers people here write without a country code, the most frequent first. */
const nearby: readonly CountryCode[] = ['TR', 'CY', 'GB']
/** Those of other sellers, who have mobile numbers of home. */
const likely: readonly CountryCode[] = [
  'PK',
  'NG',
  'IR',
  'RU',
  'UA',
  'DE',
  'SY',
  'IQ',
  'JO',
  'LB',
  'EG',
  'IL',
]
const mobile: readonly NumberType[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE']
const personal: readonly NumberType[] = [...mobile, 'FIXED_LINE']
const maxSuggestions = 3
/** With or without a country code, and nothing else. */
const plain = /^\+?\d+$/

/** Turkish mobile numbers, and the landlines of Northern Cyprus. */
const northernCyprus = /^(?:5\d{9}|392\d{7})$/

/**
 * The number that a value of the field stands for; undefined when no such number can exist, or when its country is
 * unclear: without `+` it is one of the default country, unless people here would write a number of their own so.
 */
export function readPhoneNumber(value: string): DialableNumber | undefined {
  if (!plain.test(value)) return undefined
  if (value.startsWith('+')) return read(value)
  return northernCyprus.test(value) ? undefined : read(value, 'US')
}

/** How people here begin a number of their own without its country code. */
const localStart = /^(?:0|5|392|9[05-9])\d*$/

/**
 * Whether a value is shown as it was typed, without the country code and the flag of the default country: it looks like a
 * number from here, until it turns out to be one of the default country.
 */
export function isLocal(value: string): boolean {
  return localStart.test(value) && readPhoneNumber(value) === undefined
}

/** What is wrong with a value that {@link readPhoneNumber} does not read. */
export function problemOf(value: string): PhoneProblem {
  if (!plain.test(value)) {
    const [, last = ''] = partsOf(value)
    return digitsOf(last).length > 6 ? 'phoneSeveral' : 'phoneExtension'
  }
  if (digitsOf(value).length > 15) return 'phoneSeveral'
  return value.startsWith('+') || value.length < 7 ? 'phoneInvalid' : 'phoneCountry'
}

/** The numbers that could be meant by a value that {@link readPhoneNumber} does not read. The user chooses. */
export function suggestNumbers(value: string): readonly DialableNumber[] {
  if (value === '' || readPhoneNumber(value)) return []
  const found = plain.test(value)
    ? candidatesOf(value)
    : partsOf(value).flatMap((part) => candidatesOf(readWhole(part, '', true)))
  return found
    .filter(({ number }, index) => found.findIndex((other) => other.number === number) === index)
    .slice(0, maxSuggestions)
}

/**
 * The value of a typed text: `+` and digits, or the digits alone while nothing says which country they are of.
 *
 * @param isPreselected Whether the country code +1 is only there because it is the default.
 */
export function readTyped(text: string, isPreselected: boolean): string {
  const digits = digitsOf(text)
  if (digits === '') return ''
  const isBare = digits.startsWith('0') || (isPreselected && /^1./.test(digits))
  if (isBare) return readBare(digits.replace(/^1/, ''))
  // A valid number is read once more without the 0 that is only dialled within its country.
  return read(`+${digits}`)?.number ?? `+${digits}`
}

/** The value of a text that was pasted or autofilled in place of `before`. */
export function readWhole(text: string, before: string, isPreselected: boolean): string {
  const digits = digitsOf(text)
  if (text.includes('+') || /^00[1-9]/.test(digits)) return readTyped(digits, false)
  const callingCode = callingCodeOf(before) ?? before.slice(1)
  if (digits === '' || isPreselected) return digits
  if (callingCode === '') return readTyped(digits, false)
  const whole = digits.startsWith(callingCode) ? read(`+${digits}`) : undefined
  return (read(`+${callingCode}${digits}`) ?? whole)?.number ?? `+${callingCode}${digits}`
}

function readBare(digits: string): string {
  return /^00[1-9]/.test(digits) ? readTyped(digits.slice(2), false) : digits
}

/** The readings of a number, the most likely one first. */
function candidatesOf(value: string): readonly DialableNumber[] {
  const whole = value.startsWith('+') ? read(value) : undefined
  if (whole) return [whole]
  const national = value.startsWith('+')
    ? value.slice(1 + (callingCodeOf(value)?.length ?? 0))
    : value
  const found = [
    // A shorter text may be the beginning of a number.
    national.length > 10 ? read(`+${national.replace(/^00/, '')}`) : undefined,
    ...nearby.map((country) => read(national, country, personal)),
    read(national, 'US', personal) ?? (northernCyprus.test(value) ? read(value, 'US') : undefined),
    ...likely.map((country) => read(national, country, mobile)),
  ]
  return found.filter((one) => one !== undefined)
}

function callingCodeOf(number: string): string | undefined {
  return parsePhoneNumberFromString(number)?.countryCallingCode
}

function read(
  text: string,
  country?: CountryCode,
  types?: readonly (NumberType | undefined)[],
): DialableNumber | undefined {
  const parsed = parsePhoneNumberFromString(text, country)
  if (!parsed?.isValid() || (types && !types.includes(parsed.getType()))) return undefined
  return { number: parsed.number, shown: parsed.formatInternational() }
}
