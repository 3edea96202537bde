const digits = /(?![0-9])\p{Nd}/gu
const digit = /\p{Nd}/u
const fullWidth = /[\uFF01-\uFF5E]/g
/** How far full-width forms are from ASCII. */
const fullWidthOffset = 0xfee0
/**
 * A text with the digits of every script as ASCII: `١٥٠٠`, `۱۵۰۰`, `१५००` and `１５００` are `1500`. Other full-width
 * characters, such as `＋` and `．`, become ASCII as well.
 */
export function foldDigits(text: string): string {
  return text
    .replace(fullWidth, (character) =>
      String.fromCharCode(character.charCodeAt(0) - fullWidthOffset),
    )
    .replace(digits, asciiDigit)
}

/** Unicode keeps the digits of a script together, from 0 to 9: those before this one tell its value. */
function asciiDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0
  let smaller = 0
  while (digit.test(String.fromCodePoint(code - smaller - 1))) smaller += 1
  return String(smaller % 10)
}
