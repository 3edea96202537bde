/** Letters that are written from right to left: Hebrew, Arabic, Persian, Syriac, Thaana, N'Ko and others. */
const rightToLeft =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

/**
 * A text of a user as a part of a sentence of ours: one from right to left is isolated, so that what follows it stays in its
 * place (Unicode Bidirectional Algorithm, FSI and PDI). Markup has `dir="auto"` instead.
 */
export function isolate(text: string): string {
  return rightToLeft.test(text) ? `\u2068${text}\u2069` : text
}
