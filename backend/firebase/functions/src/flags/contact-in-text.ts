import { foldDigits } from '@adamarket/shared/domain/text/fold-digits.ts'

/**
 * Addresses of pages and emails. A site is known by its ending, since people leave spaces out: `yeni.Bakımlı`. Parts have
 * a limit, since without one a hostile text of 20,000 characters takes seconds.
 */
const link =
  /\b(?:https?:\/\/|www\.)[^\s<>()]+|[\p{L}\d._+-]{1,64}@[\p{L}\d-]{1,63}\.\p{L}{2,}|\b(?:[a-z\d-]{1,63}\.){1,8}(?:com|net|org|info|shop|store|site|online|xyz|link|me|ly|app|io|co|tr|uk|cy|ru)\b(?:\/[^\s<>()]*)?/iu

/** A number that can be dialled: an international one, or one of Turkey and North Cyprus. */
const phone = /(?<![\d.,+])(?:(?:\+|00)\d|0?\s?5\d|0\s?392)(?:[\s().-]{0,2}\d){6,13}(?![\d.,]*\d)/u

const minDigits = 10

/** A link may be as long as the text, and the moderators' desk shows it. */
const maxLength = 200

/**
 * The first link, email address or phone number in a text, or the beginning of a long one; undefined without one. A
 * listing has fields for them, where visitors see what they can trust, and numbers are shown on request.
 */
export function contactInText(text: string): string | undefined {
  const number = phone.exec(foldDigits(text))?.[0]
  const isDialled = number !== undefined && number.replace(/\D/g, '').length >= minDigits
  const found = link.exec(text)?.[0] ?? (isDialled ? number.trim() : undefined)
  return found && [...found].slice(0, maxLength).join('')
}
