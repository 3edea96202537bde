const marks = /\p{M}/gu
const halfLetters = /\p{Cs}/gu

/**
 * A text as search compares it: case, accents and the Turkish letters fold, so that `sis` finds
 * `ŞİŞ` and `Iskele` finds `İskele`. `ı`, `I`, `İ` and `i` are one letter, and so are the two forms
 * of the Greek sigma. Half a letter, as a cut text can end in, is never a part of a whole one. Folding
 * a folded text changes nothing.
 */
export function foldText(text: string): string {
  // Taking letters apart comes first: it can bring forth capitals (`№` becomes `No`).
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(marks, '')
    .replaceAll('ı', 'i')
    .replaceAll('ς', 'σ')
    .replace(halfLetters, '\uFFFD')
}
