import type { Language } from '@adamarket/shared/domain/languages.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { priceUnitOf } from '@adamarket/shared/domain/attributes/price-unit.ts'
import { formatPrice } from '@adamarket/shared/i18n/format-price.ts'

import type { LinesOfMail } from '#functions/mail/lines-of-mail.ts'
import { linesOfMail, siteLink } from '#functions/mail/lines-of-mail.ts'
import type { Mail } from '#functions/mail/write-mail.ts'
import { siteName } from '#functions/mail/write-mail.ts'
import { textsIn } from '#functions/texts/texts-in.ts'

import type { FoundBySearch } from './stored-search.ts'
import { unsubscribeLink } from './unsubscribe-link.ts'

/** What an email about a favourite says. */
export type FavouriteChange =
  | { readonly kind: 'sold' }
  /** `was` is the price before, in the currency of the listing. */
  | { readonly kind: 'cheaper'; readonly was: number }

/** The most listings that one email shows, of all searches that it is about; at least one of each. */
const maxShown = 20

/**
 * An email about new listings that a user's saved searches have found, in the user's language. A link below each search
 * ends the emails about it; the button of mail programs ends those about all of them.
 *
 * @param found at least one
 */
export function mailAboutListings(
  language: Language,
  found: readonly FoundBySearch[],
  site: string,
): Mail {
  const t = textsIn(language, 'alerts')
  const maxOfSearch = Math.max(1, Math.floor(maxShown / found.length))
  const paragraphsOf = ({ saved, indexed, listings }: FoundBySearch) => {
    const left = listings.length - maxOfSearch
    return [
      t('intro', { name: saved.name }),
      ...listings.slice(0, maxOfSearch).map((listing) => paragraphOf(listing, language, site)),
      ...(left > 0 ? [t('more', { count: left })] : []),
      linesOfMail`${t('stop')} ${unsubscribeLink(site, [indexed])}`,
    ]
  }
  return {
    subject: subjectOf(language, found),
    paragraphs: [
      t('hello'),
      ...found.flatMap(paragraphsOf),
      linesOfMail`${t('all')} ${siteLink(site, ['saved-searches'])}`,
      siteName,
    ],
    unsubscribe: unsubscribeLink(
      site,
      found.map(({ indexed }) => indexed),
    ),
  }
}

function subjectOf(language: Language, found: readonly FoundBySearch[]): string {
  const t = textsIn(language, 'alerts')
  const listings = found.flatMap((each) => each.listings)
  const count = listings.length
  const [search, otherSearch] = found
  const [listing] = listings
  if (!search || !listing || otherSearch) return t('severalSearches', { count })
  const { name } = search.saved
  return count === 1 ? t('one', { name, title: listing.title }) : t('several', { name, count })
}

/** An email about a favourite that is sold or cheaper. */
export function mailAboutFavourite(
  language: Language,
  listing: Listing,
  change: FavouriteChange,
  link: LinesOfMail,
  site: string,
): Mail {
  const t = textsIn(language, 'alerts')
  const { title, price, currency } = listing
  const money = (amount: number) =>
    formatPrice({ amount, currency }, priceUnitOf(listing), language)
  return {
    subject:
      change.kind === 'sold' ? t('sold', { title }) : t('cheaper', { title, price: money(price) }),
    paragraphs: [
      t('hello'),
      change.kind === 'sold' ? t('gone') : t('was', { price: money(change.was) }),
      paragraphOf(listing, language, site),
      linesOfMail`${t('stopFavourites')} ${link}`,
      siteName,
    ],
    unsubscribe: link,
  }
}

function paragraphOf(listing: Listing, language: string, site: string): LinesOfMail {
  const { id, title, price: amount, currency, location, area } = listing
  const price = formatPrice({ amount, currency }, priceUnitOf(listing), language)
  const facts = [price, [area, location].filter(Boolean).join(', ')].filter(Boolean)
  return linesOfMail`${title}\n${facts.join(' · ')}\n${siteLink(site, ['listing', id])}`
}
