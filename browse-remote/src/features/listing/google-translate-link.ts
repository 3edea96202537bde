import type { Language } from '@adamarket/shared/domain/languages.ts'
import { encodeUrlText } from '@adamarket/shared/domain/text/encode-url-text.ts'

/** Servers refuse addresses that are much longer. */
const maxAddressLength = 6000

/** Opens Google Translate with a text, or with as many of its first words as an address can have. */
export function googleTranslateLink(text: string, from: Language, to: Language): string {
  let address = `https://translate.google.com/?op=translate&sl=${from}&tl=${to}&text=`
  for (const word of text.split(/(?<=\s)/)) {
    const longer = address + encodeUrlText(word)
    if (longer.length > maxAddressLength) break
    address = longer
  }
  return address
}
