/** Letters that are written from right to left: Hebrew, Arabic, Persian, Syriac, Thaana, N'Ko and others. */
const rightToLeft =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

/** All other letters, and digits, whose groups would change places. */
const leftToRight = new RegExp(`(?!${rightToLeft.source})[\\p{L}\\p{N}]`, 'u')

/** Programs that make links of addresses would take the end of the isolation for a part of one. */
const address = /^https?:/

/**
 * A text of a user as a part of a sentence of ours: one with letters of the other direction is isolated, so that what
 * follows it stays in its place (Unicode Bidirectional Algorithm, FSI and PDI). Markup has `dir="auto"` instead.
 *
 * @param direction that of the sentence
 */
export function isolate(text: string, direction: 'ltr' | 'rtl' = 'ltr'): string {
  const other = direction === 'rtl' ? leftToRight : rightToLeft
  return other.test(text) && !address.test(text) ? `\u2068${text}\u2069` : text
}
