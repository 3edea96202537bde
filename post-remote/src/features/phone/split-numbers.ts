import { digitsOf } from './phone-number.ts'

/** What people write within a number, besides its digits. */
const within = String.raw`[^\S\r\n]|[\p{Pd}\p{Cf}()\[\].·−]`
const between = new RegExp(`(?:(?!${within}|[\\p{Nd}+]).)+|(?=[+])`, 'su')
const separator = new RegExp(
  `^(?<head>[+]?(?:(?:${within})*\\p{Nd}){6,}(?:${within})*)(?<mark>(?:(?!${within}|\\p{Nd}).)+)`,
  'su',
)
/** A slash after an area code is within a number. */
const areaCode = /^(\D*\p{Nd}{2,5}\)?\s*)\/(?=\s*\p{Nd})/u
const around = /^[^\p{Nd}+]+|[^\p{Nd}]+$/gu

/** The parts of a text that have digits: more than one when it has several numbers, or an extension. */
export function partsOf(text: string): readonly string[] {
  return text
    .replace(areaCode, '$1 ')
    .split(between)
    .filter((part) => digitsOf(part) !== '')
}

/** A pasted text with several numbers or an extension, without what is around them; undefined for any other. */
export function severalNumbers(text: string): string | undefined {
  return partsOf(text).length > 1 ? text.replace(around, '') : undefined
}

/**
 * The text of an input that shows only digits, with what separates a number from its extension or from another number:
 * it was typed just now, or is in the value before. Undefined when it was deleted, or there is none.
 */
export function keepSeparator(text: string, before: string): string | undefined {
  const { head = '', mark = '' } = (separator.exec(text) ?? separator.exec(before))?.groups ?? {}
  if (mark === '') return undefined
  const digits = digitsOf(text)
  const { length } = digitsOf(head)
  if (digits.length <= length && digits.length < digitsOf(before).length) return undefined
  return `+${digits.slice(0, length)}${mark}${digits.slice(length)}`
}
