import { withoutLinks } from './without-links.ts'

/** Not exported, so that only this module makes such lines. */
const content = Symbol('content')

/** Lines of an email, which may have links of our own. Any other text of an email is a string, and sent by `withoutLinks`. */
export type LinesOfMail = { readonly [content]: string }

/** The tag for lines with links: linesOfMail`Your listing: ${title}\n${link}`. A string in them stays on its line. */
export function linesOfMail(
  words: TemplateStringsArray,
  ...values: readonly (string | LinesOfMail)[]
): LinesOfMail {
  return { [content]: String.raw({ raw: words }, ...values.map(sentAs)) }
}

/**
 * A link to a page of our own.
 *
 * @param site the site's origin
 * @param path the parts of the path, whatever characters they have
 * @param query parameters; one with a list is repeated
 */
export function siteLink(
  site: string,
  path: readonly string[],
  query: Readonly<Record<string, string | readonly string[]>> = {},
): LinesOfMail {
  const address = [site, ...path.map(encodeURIComponent)].join('/')
  const parameters = new URLSearchParams()
  for (const [name, values] of Object.entries(query)) {
    for (const value of [values].flat()) parameters.append(name, value)
  }
  return { [content]: parameters.size === 0 ? address : `${address}?${parameters}` }
}

/** The text as it is sent. */
export function sentAs(text: string | LinesOfMail): string {
  return typeof text === 'string' ? withoutLinks(text) : text[content]
}
