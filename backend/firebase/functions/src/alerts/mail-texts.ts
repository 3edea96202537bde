import type { Language } from '@adamarket/shared/domain/languages.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { fitInto, storedPicture } from '@adamarket/shared/domain/listing/stored-picture.ts'
import { priceUnitOf } from '@adamarket/shared/domain/attributes/price-unit.ts'
import { formatPrice } from '@adamarket/shared/i18n/format-price.ts'

import type { ListingInMail, Mail } from '#functions/mail/mail.ts'
import { siteLink, siteName } from '#functions/mail/mail.ts'
import { textsIn } from '#functions/texts/texts-in.ts'

import type { ChangedFavourites } from './favourite-change.ts'
import type { FoundBySearch } from './stored-search.ts'
import { unsubscribeLink } from './unsubscribe-link.ts'

/** Of a photo in an email, in pixels. */
const maxPictureSide = 120

/** The most listings that one email shows, of all saved searches and the favourites; at least one of each. */
const maxShown = 20

/** What an email is about: saved searches, favourites or both. */
type Alerts = {
  readonly found: readonly FoundBySearch[]
  readonly favourites?: ChangedFavourites | undefined
}

/**
 * An email about new listings that a user's saved searches have found, and favourites that are sold or cheaper, in the
 * user's language. A link below each search, and below the favourites, ends the emails about it; the button of mail
 * programs ends those about all of them.
 */
export function mailAboutAlerts(language: Language, alerts: Alerts, site: string): Mail {
  const { found, favourites } = alerts
  const t = textsIn(language, 'alerts')
  const parts = [...found, ...(favourites ? [favourites] : [])]
  const maxOfPart = Math.max(1, Math.floor(maxShown / parts.length))
  const more = (count: number) =>
    count > maxOfPart ? [t('more', { count: count - maxOfPart })] : []
  const aboutSearch = ({ saved, indexed, listings }: FoundBySearch) => [
    t('intro', { name: saved.name }),
    ...listings.slice(0, maxOfPart).map((listing) => listingInMail(listing, language, site)),
    ...more(listings.length),
    [{ words: t('stop'), link: unsubscribeLink(site, [indexed]) }],
  ]
  const aboutFavourites = ({ changed, unsubscribe }: ChangedFavourites) => [
    ...changed
      .slice(0, maxOfPart)
      .flatMap(({ listing, change }) => [
        change.kind === 'sold'
          ? t('gone')
          : t('was', { price: priceIn(language, listing, change.was) }),
        listingInMail(listing, language, site),
      ]),
    ...more(changed.length),
    [{ words: t('stopFavourites'), link: unsubscribeLink(site, [{ unsubscribe }]) }],
  ]
  const all = [{ words: t('all'), link: siteLink(site, ['saved-searches']) }]
  return {
    language,
    subject: subjectOf(language, alerts),
    paragraphs: [
      t('hello'),
      ...found.flatMap(aboutSearch),
      ...(favourites ? aboutFavourites(favourites) : []),
      ...(found.length > 0 ? [all] : []),
      siteName,
    ],
    unsubscribe: unsubscribeLink(
      site,
      parts.map((part) => ('indexed' in part ? part.indexed : part)),
    ),
  }
}

function subjectOf(language: Language, { found, favourites }: Alerts): string {
  const t = textsIn(language, 'alerts')
  const [search, otherSearch] = found
  if (favourites) {
    const count = favourites.changed.length
    const [only] = favourites.changed
    if (search) return t('searchesAndFavourites')
    if (!only || count > 1) return t('severalFavourites', { count })
    const { title, price } = only.listing
    return only.change.kind === 'sold'
      ? t('sold', { title })
      : t('cheaper', { title, price: priceIn(language, only.listing, price) })
  }
  const listings = found.flatMap((each) => each.listings)
  const count = listings.length
  const [listing] = listings
  if (!search || !listing || otherSearch) return t('severalSearches', { count })
  const { name } = search.saved
  return count === 1 ? t('one', { name, title: listing.title }) : t('several', { name, count })
}

function priceIn(language: Language, listing: Listing, amount: number): string {
  return formatPrice({ amount, currency: listing.currency }, priceUnitOf(listing), language)
}

function listingInMail(listing: Listing, language: Language, site: string): ListingInMail {
  const { id, title, location, area } = listing
  const picture = pictureOf(listing)
  const price = priceIn(language, listing, listing.price)
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
