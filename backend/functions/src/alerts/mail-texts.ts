import type { Listing } from '@adamarket/shared/domain/listing.ts'
import { formatMoney } from '@adamarket/shared/domain/money.ts'

import type { FavouriteChange } from './alert-about-favourite.ts'
import type { StoredSearch } from './stored-search.ts'

/** The most listings that one email shows. */
const mostShown = 20

const english = {
  hello: 'Hello,',
  one: (name: string, title: string) => `New for “${name}”: ${title}`,
  several: (name: string, count: number) => `${count} new listings for “${name}”`,
  intro: (name: string) => `New for your saved search “${name}”:`,
  more: (count: number) => `And ${count} more.`,
  all: (site: string) => `Your saved searches: ${site}/saved-searches`,
  stop: (link: string) => `Stop emails about this search: ${link}`,
  sold: (title: string) => `“${title}” has been sold`,
  cheaper: (title: string, price: string) => `“${title}” is now ${price}`,
  was: (price: string) => `A favourite of yours is cheaper. It was ${price}.`,
  gone: 'A favourite of yours has been sold.',
  stopFavourites: (link: string) => `Stop emails about your favourites: ${link}`,
  bye: 'AdaMarket',
}

const turkish: typeof english = {
  hello: 'Merhaba,',
  one: (name, title) => `“${name}” için yeni ilan: ${title}`,
  several: (name, count) => `“${name}” için ${count} yeni ilan`,
  intro: (name) => `Kayıtlı aramanız “${name}” için yeni:`,
  more: (count) => `Ve ${count} ilan daha.`,
  all: (site) => `Kayıtlı aramalarınız: ${site}/saved-searches`,
  stop: (link) => `Bu arama için e-posta almayı bırakın: ${link}`,
  sold: (title) => `“${title}” satıldı`,
  cheaper: (title, price) => `“${title}” artık ${price}`,
  was: (price) => `Bir favoriniz ucuzladı. Önceki fiyatı: ${price}.`,
  gone: 'Bir favoriniz satıldı.',
  stopFavourites: (link) => `Favorileriniz için e-posta almayı bırakın: ${link}`,
  bye: 'AdaMarket',
}

const texts = { en: english, tr: turkish }

/**
 * An email about new listings of a saved search, in its language and the form of Firebase's extension "Trigger Email".
 *
 * @param listings at least one
 * @param link ends the emails: for the reader, and by RFC 8058 for a button of the mail program
 */
export function mailAboutListings(
  userId: string,
  address: string,
  { name, language }: StoredSearch,
  listings: readonly Listing[],
  link: string,
  site: string,
) {
  const { hello, one, several, intro, more, all, stop, bye } = texts[language]
  const [first] = listings
  const left = listings.length - mostShown
  const subject =
    listings.length === 1 && first ? one(name, first.title) : several(name, listings.length)
  return mailTo(userId, address, subject, link, [
    hello,
    intro(name),
    ...listings.slice(0, mostShown).map((listing) => paragraphOf(listing, language, site)),
    ...(left > 0 ? [more(left)] : []),
    `${all(site)}\n${stop(link)}`,
    bye,
  ])
}

/** An email about a favourite that is sold or cheaper. */
export function mailAboutFavourite(
  userId: string,
  address: string,
  language: StoredSearch['language'],
  listing: Listing,
  change: FavouriteChange,
  link: string,
  site: string,
) {
  const { hello, sold, cheaper, was, gone, stopFavourites, bye } = texts[language]
  const { title, price, currency } = listing
  const money = (amount: number) => formatMoney({ amount, currency }, language)
  const subject = change.kind === 'sold' ? sold(title) : cheaper(title, money(price))
  return mailTo(userId, address, subject, link, [
    hello,
    change.kind === 'sold' ? gone : was(money(change.was)),
    paragraphOf(listing, language, site),
    stopFavourites(link),
    bye,
  ])
}

function mailTo(
  userId: string,
  address: string,
  subject: string,
  link: string,
  paragraphs: readonly string[],
) {
  return {
    to: [address],
    userId,
    headers: {
      'List-Unsubscribe': `<${link}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    message: { subject: onOneLine(subject), text: `${paragraphs.join('\n\n')}\n` },
  }
}

function paragraphOf(
  { id, title, price, currency, location }: Listing,
  language: string,
  site: string,
): string {
  const facts = [formatMoney({ amount: price, currency }, language), location].filter(Boolean)
  return `${onOneLine(title)}\n${onOneLine(facts.join(' · '))}\n${site}/listing/${encodeURIComponent(id)}`
}

/** Sellers write titles: none may begin a line of its own. */
function onOneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}
