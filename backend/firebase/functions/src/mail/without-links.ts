/** In characters. The longest text that people may write is a moderator's note, of 1,000. */
const maxLength = 1_200

/** Characters that would hide an address from the pattern below, or reverse a line. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** Browsers take all of these for one: `cheap。example` leads to `cheap.example`. */
const dot = '[.。．｡․]'

/**
 * What makes an address of the characters around it: the dot of a domain, the sign of an email address, the colon after
 * `https`. Any two letters may begin a domain's ending, since there are more than a thousand endings.
 */
const joint = new RegExp(
  [
    String.raw`${dot}(?=\p{Alphabetic}[\p{Alphabetic}\p{M}\d-])`,
    `(?<=www)${dot}`,
    String.raw`(?<=[^\s[])[@＠﹫](?=[^\s\]])`,
    String.raw`(?<=[\p{Alphabetic}\d]):(?=[\p{Alphabetic}/\\])`,
    '(?<=mailto):',
  ].join('|'),
  'giu',
)

/**
 * A text that people wrote, on one line, at most 1,200 characters long, and without an address that mail programs would
 * make a link of: `https[:]//cheap[.]example`, `ayse[@]ornek[.]com`. Brackets leave it readable, and visibly changed,
 * unlike a space; mail programs may drop an invisible character. Repeating it changes nothing.
 */
export function withoutLinks(text: string): string {
  const line = text
    .replace(invisible, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    // Outlook links to file servers.
    .replace(/\\{2,}/g, '\\')
    .replace(joint, '[$&]')
  const characters = [...line]
  if (characters.length <= maxLength) return line
  return `${characters
    .slice(0, maxLength - 1)
    .join('')
    .trimEnd()}…`
}
