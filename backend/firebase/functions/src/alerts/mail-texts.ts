import type { Language } from '@adamarket/shared/domain/languages.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { priceUnitOf } from '@adamarket/shared/domain/attributes/price-unit.ts'
import { formatPrice } from '@adamarket/shared/i18n/format-price.ts'

import type { LinesOfMail } from '#functions/mail/lines-of-mail.ts'
import { linesOfMail, siteLink } from '#functions/mail/lines-of-mail.ts'
import type { Mail } from '#functions/mail/write-mail.ts'
import { siteName } from '#functions/mail/write-mail.ts'
import { textsIn } from '#functions/texts/texts-in.ts'

import type { StoredSearch } from './stored-search.ts'

/** What an email about a favourite says. */
export type FavouriteChange =
  | { readonly kind: 'sold' }
  /** `was` is the price before, in the currency of the listing. */
  | { readonly kind: 'cheaper'; readonly was: number }

/** The most listings that one email shows. */
const maxShown = 20

/**
 * An email about new listings of a saved search, in the user's language.
 *
 * @param listings at least one
 * @param link ends the emails
 */
export function mailAboutListings(
  language: Language,
  { name }: Pick<StoredSearch, 'name'>,
  listings: readonly Listing[],
  link: LinesOfMail,
  site: string,
): Mail {
  const t = textsIn(language, 'alerts')
  const [first] = listings
  const left = listings.length - maxShown
  return {
    subject:
      listings.length === 1 && first
        ? t('one', { name, title: first.title })
        : t('several', { name, count: listings.length }),
    paragraphs: [
      t('hello'),
      t('intro', { name }),
      ...listings.slice(0, maxShown).map((listing) => paragraphOf(listing, language, site)),
      ...(left > 0 ? [t('more', { count: left })] : []),
      linesOfMail`${t('all')} ${siteLink(site, ['saved-searches'])}\n${t('stop')} ${link}`,
      siteName,
    ],
    unsubscribe: link,
  }
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
