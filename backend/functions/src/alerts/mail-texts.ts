import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { priceUnitOf } from '@adamarket/shared/domain/attributes/price-unit.ts'
import { formatPrice } from '@adamarket/shared/domain/money/format-price.ts'

import type { LinesOfMail } from '#functions/mail/lines-of-mail.ts'
import { linesOfMail, siteLink } from '#functions/mail/lines-of-mail.ts'
import type { Mail } from '#functions/mail/write-mail.ts'

import type { StoredSearch } from './stored-search.ts'

/** What users with a favourite are told about it. */
export type FavouriteChange =
  | { readonly kind: 'sold' }
  /** `was` is the price before, in the currency of the listing. */
  | { readonly kind: 'cheaper'; readonly was: number }

/** The most listings that one email shows. */
const maxShown = 20

const english = {
  hello: 'Hello,',
  one: (name: string, title: string) => `New for “${name}”: ${title}`,
  several: (name: string, count: number) => `${count} new listings for “${name}”`,
  intro: (name: string) => `New for your saved search “${name}”:`,
  more: (count: number) => `And ${count} more.`,
  all: (site: string) => linesOfMail`Your saved searches: ${siteLink(site, ['saved-searches'])}`,
  stop: (link: LinesOfMail) => linesOfMail`Stop emails about this search: ${link}`,
  sold: (title: string) => `“${title}” has been sold`,
  cheaper: (title: string, price: string) => `“${title}” is now ${price}`,
  was: (price: string) => `A favourite of yours is cheaper. It was ${price}.`,
  gone: 'A favourite of yours has been sold.',
  stopFavourites: (link: LinesOfMail) => linesOfMail`Stop emails about your favourites: ${link}`,
  bye: 'AdaMarket',
}

const turkish: typeof english = {
  hello: 'Merhaba,',
  one: (name, title) => `“${name}” için yeni ilan: ${title}`,
  several: (name, count) => `“${name}” için ${count} yeni ilan`,
  intro: (name) => `Kayıtlı aramanız “${name}” için yeni:`,
  more: (count) => `Ve ${count} ilan daha.`,
  all: (site) => linesOfMail`Kayıtlı aramalarınız: ${siteLink(site, ['saved-searches'])}`,
  stop: (link) => linesOfMail`Bu arama için e-posta almayı bırakın: ${link}`,
  sold: (title) => `“${title}” satıldı`,
  cheaper: (title, price) => `“${title}” artık ${price}`,
  was: (price) => `Bir favoriniz ucuzladı. Önceki fiyatı: ${price}.`,
  gone: 'Bir favoriniz satıldı.',
  stopFavourites: (link) => linesOfMail`Favorileriniz için e-posta almayı bırakın: ${link}`,
  bye: 'AdaMarket',
}

const texts = { en: english, tr: turkish }

/**
 * An email about new listings of a saved search, in its language.
 *
 * @param listings at least one
 * @param link ends the emails
 */
export function mailAboutListings(
  { name, language }: StoredSearch,
  listings: readonly Listing[],
  link: LinesOfMail,
  site: string,
): Mail {
  const { hello, one, several, intro, more, all, stop, bye } = texts[language]
  const [first] = listings
  const left = listings.length - maxShown
  return {
    subject:
      listings.length === 1 && first ? one(name, first.title) : several(name, listings.length),
    paragraphs: [
      hello,
      intro(name),
      ...listings.slice(0, maxShown).map((listing) => paragraphOf(listing, language, site)),
      ...(left > 0 ? [more(left)] : []),
      linesOfMail`${all(site)}\n${stop(link)}`,
      bye,
    ],
    unsubscribe: link,
  }
}

/** An email about a favourite that is sold or cheaper. */
export function mailAboutFavourite(
  language: StoredSearch['language'],
  listing: Listing,
  change: FavouriteChange,
  link: LinesOfMail,
  site: string,
): Mail {
  const { hello, sold, cheaper, was, gone, stopFavourites, bye } = texts[language]
  const { title, price, currency } = listing
  const money = (amount: number) =>
    formatPrice({ amount, currency }, priceUnitOf(listing), language)
  return {
    subject: change.kind === 'sold' ? sold(title) : cheaper(title, money(price)),
    paragraphs: [
      hello,
      change.kind === 'sold' ? gone : was(money(change.was)),
      paragraphOf(listing, language, site),
      stopFavourites(link),
      bye,
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
