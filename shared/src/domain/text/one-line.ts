/** A flag of a part of a country: a black flag, and letters that only form its picture. */
const flag = String.raw`\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F}`

/**
 * What cannot be seen, or what turns the direction of the text after it. Joiners and the forms of emoji may stay: Persian and
 * families of emoji need them. The security rules have the same list.
 */
const unseen = new RegExp(
  String.raw`(${flag}|[\u200C\u200D\uFE0E\uFE0F])|[\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]`,
  'gu',
)

/** Joiners that join nothing. */
const looseJoiners = /(^|\s)(?:\p{Join_Control}|\uFE0E|\uFE0F)+|\p{Join_Control}+(?=\s|$)/gu
const repeatedJoiners = /(\p{Join_Control})\p{Join_Control}+/gu

/**
 * A title or a name as it is stored and shown: on one line, without anything that cannot be seen or that turns the
 * direction of other texts. Empty when nothing can be seen.
 */
export function oneLine(text: string): string {
  const seen = withoutUnseen(text.replaceAll(/\s/gu, ' '))
    .replace(repeatedJoiners, '$1')
    .replace(looseJoiners, '$1')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
    .normalize('NFC')
  return canBeSeen(seen) ? seen : ''
}

/**
 * A text of several lines as it is stored and shown: without anything that cannot be seen or that turns the direction of
 * other texts. Empty when nothing can be seen.
 */
export function manyLines(text: string): string {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/)
  const seen = lines.map((line) => withoutUnseen(line.replaceAll('\t', ' '))).join('\n')
  return canBeSeen(seen) ? seen.trim() : ''
}

function canBeSeen(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text)
}

/** A text without what cannot be seen and what turns the direction of other texts; otherwise as it is. */
export function withoutUnseen(text: string): string {
  return text.replace(unseen, '$1')
}
