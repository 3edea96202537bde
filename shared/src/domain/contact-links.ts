import { encodeUrlText } from './encode-url-text.ts'

const digits = /\d/g

/** A stored phone number as `+` and digits; undefined when it has too few or too many digits. */
export function dialableNumber(stored: string): string | undefined {
  const found = stored.match(digits)?.join('') ?? ''
  return found.length >= 5 && found.length <= 15 ? `+${found}` : undefined
}

/** A `tel:` link, safe for any stored value; undefined when there is no number to call. */
export function telLink(stored: string): string | undefined {
  const number = dialableNumber(stored)
  return number && `tel:${number}`
}

/** A WhatsApp link to a phone number with an initial text, safe for any stored value. */
export function whatsappLink(stored: string, text: string): string | undefined {
  const number = dialableNumber(stored)
  return number && `https://wa.me/${number.slice(1)}?text=${encodeUrlText(text)}`
}
