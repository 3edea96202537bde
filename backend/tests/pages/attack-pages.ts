import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import type { Profile } from '@adamarket/shared/domain/user/profile.ts'
import fc from 'fast-check'

import type { Render, Stock } from './built-site.ts'
import { origin } from './built-site.ts'
import {
  harmless,
  harmlessText,
  hostileListings,
  hostileName,
  hostileText,
} from './hostile-listings.ts'
import type { Markup } from './markup.ts'
import { readMarkup } from './markup.ts'

type Attack = { readonly numRuns: number; readonly seed: number }

export type PageAttack = {
  readonly listings: number
  readonly pages: number
  /** The first text that escaped, and where. */
  readonly failure?: string
}

/** In which language a listing is written depends on its words: the line that says it, and the link to a translator. */
const writtenIn =
  /<p role="status"[^<>]*>[^<]*<\/p><a href="https:\/\/translate\.google\.com\/[^"<>]*" target="_blank" rel="noopener noreferrer"[^<>]*>[^<]*<\/a>/

/**
 * Renders every page that shows a listing or a profile with hostile texts, and again with harmless ones: both must
 * have the same elements and attributes, lead to the same hosts, and have the texts in their data.
 */
export async function attackPages(render: Render, { numRuns, seed }: Attack): Promise<PageAttack> {
  let listingCount = 0
  let pages = 0
  const read = async (path: string, stock: Stock) =>
    readMarkup((await render(path, stock)).html.replace(writtenIn, ''))
  const property = fc.asyncProperty(
    hostileListings,
    hostileName,
    hostileText,
    async (listings, name, about) => {
      const hostile = stockOf(listings, name, about)
      const tame = stockOf(listings.map(harmless), harmlessText(name), harmlessText(about))
      // One word: of several, some may find something.
      const search = (text: string) =>
        `/search?query=${encodeURIComponent(`zeppelin${text.replaceAll(/\s/g, '')}`)}`
      const paths: readonly (readonly [hostile: string, harmless: string])[] = [
        ['/', '/'],
        ['/search', '/search'],
        [search(name.replaceAll(/\p{Surrogate}/gu, '')), search('words')],
        ['/profile/seller', '/profile/seller'],
        ...listings.map(({ id }) => [`/listing/${id}`, `/listing/${id}`] as const),
      ]
      for (const [path, twin] of paths) {
        const page = await read(path, hostile)
        compare(path, page, await read(twin, tame))
        const title = listings.find(({ id }) => path === `/listing/${id}`)?.title ?? ''
        if (!JSON.stringify(page.data).includes(JSON.stringify(title).slice(1, -1))) {
          throw new Error(`${path}: its data is without the title`)
        }
        pages += 1
      }
      listingCount += listings.length
    },
  )
  const { failed, errorInstance } = await fc.check(property, {
    numRuns,
    seed,
    endOnFailure: true,
  })
  return { listings: listingCount, pages, ...(failed && { failure: String(errorInstance) }) }
}

/** The listings, and a seller who has the same. */
function stockOf(listings: readonly Listing[], name: string, about: string): Stock {
  const seller: Profile = { id: 'seller', name, about, email: '' }
  const own = listings.map((one) => ({ ...one, id: `own-${one.id}`, userId: seller.id }))
  return { listings: [...listings, ...own], profiles: [seller] }
}

function compare(path: string, hostile: Markup, tame: Markup): void {
  const index = hostile.elements.findIndex((element, place) => element !== tame.elements[place])
  if (index >= 0 || hostile.elements.length !== tame.elements.length) {
    const got = hostile.elements.slice(Math.max(index - 2, 0), index + 3).join(' | ')
    const expected = tame.elements.slice(Math.max(index - 2, 0), index + 3).join(' | ')
    throw new Error(`${path}: has ${got} instead of ${expected}`)
  }
  const hosts = new Set(tame.addresses.map(hostOf))
  for (const address of hostile.addresses) {
    if (!hosts.has(hostOf(address))) throw new Error(`${path}: leads to ${address}`)
  }
  const pictures = new Set(tame.pictures.map(hostOf))
  for (const picture of hostile.pictures) {
    if (!pictures.has(hostOf(picture))) throw new Error(`${path}: shows ${picture}`)
  }
}

/** The host, or the scheme of an address without one. */
function hostOf(address: string): string {
  const { protocol, host } = new URL(address, origin)
  return `${protocol}${host}`
}
