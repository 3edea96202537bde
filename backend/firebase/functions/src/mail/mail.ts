import type { Language } from '@adamarket/shared/domain/languages.ts'

/** Ends each email. */
export const siteName = 'AdaMarket'

/** Not exported, so that only this module makes links. */
const address = Symbol('address')

/** A link to a page of our own. */
export type SiteLink = { readonly [address]: string }

/** A text, or a link under its words. */
export type Line = string | { readonly words: string; readonly link: SiteLink }

/** A listing as an email shows it. */
export type ListingInMail = {
  readonly title: string
  /** What it costs and where it is. */
  readonly facts: string
  readonly link: SiteLink
  /** The small file of its first photo, and the size to show it in, in pixels. */
  readonly picture?: { readonly link: string; readonly width: number; readonly height: number }
}

/** An email. Each string in it is sent as a line without links: it may hold what people wrote. */
export type Mail = {
  readonly language: Language
  readonly subject: string
  readonly paragraphs: readonly (string | readonly Line[] | ListingInMail)[]
  /** A link that ends such emails: by RFC 8058, for a button of the mail program. */
  readonly unsubscribe?: SiteLink
}

/**
 * @param site the site's origin
 * @param path the parts of the path, whatever characters they have
 * @param query parameters; one with a list is repeated
 */
export function siteLink(
  site: string,
  path: readonly string[],
  query: Readonly<Record<string, string | readonly string[]>> = {},
): SiteLink {
  const page = [site, ...path.map(encodeURIComponent)].join('/')
  const parameters = new URLSearchParams()
  for (const [name, values] of Object.entries(query)) {
    for (const value of [values].flat()) parameters.append(name, value)
  }
  return { [address]: parameters.size === 0 ? page : `${page}?${parameters}` }
}

/** Where a link leads. */
export function addressOf(link: SiteLink): string {
  return link[address]
}
