import { languageOf } from './languages.ts'
import { localeOf } from './locale.ts'
import type { Separators } from './locale-data.ts'
import { numbers } from './locale-data.ts'

/** A number with at most three decimals: `84,000`, `1.5`. */
export function formatNumber(value: number, language: string): string {
  if (!isPlain(value)) return new Intl.NumberFormat(localeOf(language)).format(value)
  return separate(String(roundTo(3, value)), numbers[languageOf(language)])
}

/** Whether a number is written here; a negative, a tiny and a huge one are left to `Intl`. */
export function isPlain(value: number): boolean {
  return value === 0 ? !Object.is(value, -0) : value >= 1e-6 && value < 1e15
}

/** Rounds decimals as they are written: 1.005 is 1.01, though its binary value is below the half. */
export function roundTo(digits: number, value: number): number {
  return Math.round(Number(`${value}e${digits}`)) / 10 ** digits
}

/**
 * Puts the separators of a language into a number.
 *
 * @param decimals An unsigned number as JavaScript writes it
 */
export function separate(decimals: string, { group, decimal }: Separators): string {
  const [whole = '', fraction] = decimals.split('.')
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group)
  return fraction === undefined ? grouped : grouped + decimal + fraction
}
