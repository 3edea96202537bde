import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { text } from '@adamarket/shared/domain/stored-fields.ts'

import { withoutLinks } from '#functions/without-links.ts'

/** What a device shows, and the address on the site that it opens. Nothing in it names the user or the search. */
export type Notification = {
  readonly title: string
  readonly body: string
  /** Begins with a slash. */
  readonly path: string
}

/** In characters: a push service takes 4096 bytes in all. */
const longestTitle = 200

const english = {
  one: (title: string) => `New: ${title}`,
  several: (count: number) => `${count} new listings`,
  why: 'For a search you saved',
}

const turkish: typeof english = {
  one: (title) => `Yeni ilan: ${title}`,
  several: (count) => `${count} yeni ilan`,
  why: 'Kaydettiğiniz bir arama için',
}

const texts = { en: english, tr: turkish }

/** @param listings at least one */
export function notificationAbout(
  listings: readonly Listing[],
  language: keyof typeof texts,
): Notification {
  const { one, several, why } = texts[language]
  const [first] = listings
  if (!first || listings.length > 1) {
    return { title: several(listings.length), body: why, path: '/saved-searches' }
  }
  const title = one(withoutLinks(text(first, 'title', longestTitle)))
  return { title, body: why, path: `/listing/${encodeURIComponent(first.id)}` }
}
