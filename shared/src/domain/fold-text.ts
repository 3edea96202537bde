const marks = /\p{M}/gu

/**
 * A text as search compares it: case, accents and the Turkish letters fold, so that `sis` finds
 * `ŞİŞ` and `Iskele` finds `İskele`. `ı`, `I`, `İ` and `i` are one letter.
 */
export function foldText(text: string): string {
  return text.toLowerCase().normalize('NFKD').replace(marks, '').replaceAll('ı', 'i')
}
