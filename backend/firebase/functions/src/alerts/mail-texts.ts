import type { Language } from '@adamarket/shared/domain/languages.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { fitInto, storedPicture } from '@adamarket/shared/domain/listing/stored-picture.ts'
import { priceUnitOf } from '@adamarket/shared/domain/attributes/price-unit.ts'
import { formatPrice } from '@adamarket/shared/i18n/format-price.ts'

import type { ListingInMail, Mail, SiteLink } from '#functions/mail/mail.ts'
import { siteLink, siteName } from '#functions/mail/mail.ts'
import { textsIn } from '#functions/texts/texts-in.ts'

import type { FoundBySearch } from './stored-search.ts'
import { unsubscribeLink } from './unsubscribe-link.ts'

/** What an email about a favourite says. */
export type FavouriteChange =
  | { readonly kind: 'sold' }
  /** `was` is the price before, in the currency of the listing. */
  | { readonly kind: 'cheaper'; readonly was: number }

/** Of a photo in an email, in pixels. */
const maxPictureSide = 120

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
      ...listings.slice(0, maxOfSearch).map((listing) => listingInMail(listing, language, site)),
      ...(left > 0 ? [t('more', { count: left })] : []),
      [{ words: t('stop'), link: unsubscribeLink(site, [indexed]) }],
    ]
  }
  return {
    language,
    subject: subjectOf(language, found),
    paragraphs: [
      t('hello'),
      ...found.flatMap(paragraphsOf),
      [{ words: t('all'), link: siteLink(site, ['saved-searches']) }],
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
  link: SiteLink,
  site: string,
): Mail {
  const t = textsIn(language, 'alerts')
  const { title, price, currency } = listing
  const money = (amount: number) =>
    formatPrice({ amount, currency }, priceUnitOf(listing), language)
  return {
    language,
    subject:
      change.kind === 'sold' ? t('sold', { title }) : t('cheaper', { title, price: money(price) }),
    paragraphs: [
      t('hello'),
      change.kind === 'sold' ? t('gone') : t('was', { price: money(change.was) }),
      listingInMail(listing, language, site),
      [{ words: t('stopFavourites'), link }],
      siteName,
    ],
    unsubscribe: link,
  }
}

function listingInMail(listing: Listing, language: Language, site: string): ListingInMail {
  const { id, title, price: amount, currency, location, area } = listing
  const picture = pictureOf(listing)
  const price = formatPrice({ amount, currency }, priceUnitOf(listing), language)
  const facts = [price, [area, location].filter(Boolean).join(', ')].filter(Boolean)
  return {
    title,
    facts: facts.join(' · '),
    link: siteLink(site, ['listing', id]),
    ...(picture && { picture }),
  }
}

/** Where files of listings are, and where emulators have them: an email has no Content-Security-Policy against others. */
const pictureHost =
  /^(?:https:\/\/firebasestorage\.googleapis\.com|http:\/\/(?:localhost|127\.0\.0\.1):\d+)\//

/** Undefined for a photo that is not from this site, which may have no small file. */
function pictureOf({ imageUrl: [cover] }: Listing): ListingInMail['picture'] {
  if (cover === undefined || !pictureHost.test(cover)) return undefined
  const small = storedPicture(cover)?.small
  return small && { link: small.link, ...fitInto(small, maxPictureSide) }
}
