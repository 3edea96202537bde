import { encodeUrlText } from '#domain/text/encode-url-text.ts'
import { foldDigits } from '#domain/text/fold-digits.ts'

const notDigits = /\D/g

const callingCode = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/
/** The countries whose numbers keep a 0 after the country code: Italy, San Marino and some of Africa. */
const keepingZero = /^(?:39|378|22[5-79]|24[127])/
/** Prefixes other than 0: those of North America, Hungary, Russia, Lithuania, Belarus and Turkmenistan. */
const otherPrefix =
  /^(?:(1)1(?=\d{10}$)|(36)6(?=\d{8,9}$)|(7)8(?=\d{10}$)|(370|993)8(?=\d{8}$)|(375)80?(?=\d{9}$))/

/**
 * A stored phone number as `+` and digits, without what is only dialled within its country: `+44 (0)7911 123456` is
 * `+447911123456`. A number without a country code, which begins with 0, is as it is dialled here: `05330000001`.
 * Undefined when it has too few or too many digits.
 */
export function dialableNumber(stored: string): string | undefined {
  const found = foldDigits(stored).replace(notDigits, '').replace(/^00/, '')
  const number = found.startsWith('0') ? found : `+${withoutPrefix(found)}`
  return /^\+?\d{5,15}$/.test(number) ? number : undefined
}

function withoutPrefix(number: string): string {
  if (keepingZero.test(number)) return number
  const [code = ''] = callingCode.exec(number) ?? []
  return (code + number.slice(code.length).replace(/^0(?=\d{4})/, '')).replace(
    otherPrefix,
    '$1$2$3$4$5',
  )
}

/** A `tel:` link, safe for any stored value; undefined when there is no number to call. */
export function telLink(stored: string): string | undefined {
  const number = dialableNumber(stored)
  return number && `tel:${number}`
}

/**
 * A WhatsApp link to a phone number with an initial text, safe for any stored value; undefined when there is no number
 * with a country code.
 */
export function whatsappLink(stored: string, text: string): string | undefined {
  const number = dialableNumber(stored)
  return number?.startsWith('+')
    ? `https://wa.me/${number.slice(1)}?text=${encodeUrlText(text)}`
    : undefined
}
