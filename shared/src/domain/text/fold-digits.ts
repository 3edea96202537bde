const digits = /(?![0-9])\p{Nd}/gu
const digit = /\p{Nd}/u
const fullWidth = /[\uFF01-\uFF5E]/g
/** How far full-width forms are from ASCII. */
const fullWidthOffset = 0xfee0
const arabicPoint = /\u066B/g
const arabicComma = /\u066C/g
/** Not `1.234.5` or `0.125`, and with spaces only what is certainly one number: `13 128 GB` are two. */
const thousands = /(?<![\d.,])[1-9]\d{0,2}(?:(?:[.,]\d{3})+|(?:[ \u00A0\u202F]000)+)(?![.,]?\d)/g

/**
 * A text with the digits of every script as ASCII: `١٥٠٠`, `۱۵۰۰`, `१५००` and `１５００` are `1500`. Other full-width
 * characters, such as `＋` and `．`, become ASCII as well, and so do the separators of Arabic numbers.
 */
export function foldDigits(text: string): string {
  return text
    .replace(fullWidth, (character) =>
      String.fromCharCode(character.charCodeAt(0) - fullWidthOffset),
    )
    .replace(digits, asciiDigit)
    .replace(arabicPoint, '.')
    .replace(arabicComma, ',')
}

/** A text with ASCII digits whose thousands are not separated: `3,000`, `3.000` and `3 000` are `3000`. */
export function joinThousands(text: string): string {
  return text.replace(thousands, (number) => number.replace(/\D/g, ''))
}

/** Unicode keeps the digits of a script together, from 0 to 9: those before this one tell its value. */
function asciiDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0
  let smaller = 0
  while (digit.test(String.fromCodePoint(code - smaller - 1))) smaller += 1
  return String(smaller % 10)
}
