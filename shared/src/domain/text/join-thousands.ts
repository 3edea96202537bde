/** Not `1.234.5` or `0.125`, and with spaces only what is certainly one number: `13 128 GB` are two. */
const thousands = /(?<![\d.,])[1-9]\d{0,2}(?:(?:[.,]\d{3})+|(?:[ \u00A0\u202F]000)+)(?![.,]?\d)/g

/** A text with ASCII digits whose thousands are not separated: `3,000`, `3.000` and `3 000` are `3000`. */
export function joinThousands(text: string): string {
  return text.replace(thousands, (number) => number.replace(/\D/g, ''))
}
