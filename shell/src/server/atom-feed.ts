import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { escapeXml } from '@adamarket/shared/domain/text/escape-xml.ts'
import type { Language } from '@adamarket/shared/domain/languages.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { priceUnitOf } from '@adamarket/shared/domain/attributes/price-unit.ts'
import { formatPrice } from '@adamarket/shared/i18n/format-price.ts'
import { parseCurrency } from '@adamarket/shared/domain/money/money.ts'
import { placeOf } from '@adamarket/shared/i18n/place-name.ts'

type Feed = {
  readonly origin: string
  /** The path of the feed. */
  readonly path: string
  /** The page with the same listings. */
  readonly page: string
  readonly title: string
  readonly language: Language
  readonly listings: readonly Listing[]
}

/** In characters; readers show the rest on the listing's page. */
const descriptionLength = 500

/** An Atom feed of listings. Those without a date are left out: Atom requires one. */
export function atomFeed({ origin, path, page, title, language, listings }: Feed): string {
  const self = escapeXml(`${origin}${path}`)
  const dated = listings.flatMap((listing) =>
    listing.timestamp === undefined ? [] : [{ ...listing, timestamp: listing.timestamp }],
  )
  const [newest = new Date(0).toISOString()] = dated
    .map(({ timestamp }) => timestamp)
    .toSorted()
    .toReversed()
  const entries = dated.map((listing) => {
    const link = escapeXml(`${origin}${hrefs.listing(listing.id)}`)
    return [
      '<entry>',
      `<title>${escapeXml(listing.title)}</title>`,
      `<id>${link}</id>`,
      `<link href="${link}"/>`,
      `<updated>${escapeXml(listing.timestamp)}</updated>`,
      `<summary>${escapeXml(summaryOf(listing, language))}</summary>`,
      '</entry>',
    ].join('')
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<title>${escapeXml(title)}</title>`,
    `<id>${self}</id>`,
    `<link rel="self" href="${self}"/>`,
    `<link href="${escapeXml(`${origin}${page}`)}"/>`,
    `<updated>${escapeXml(newest)}</updated>`,
    '<author><name>AdaMarket</name></author>',
    ...entries,
    '</feed>\n',
  ].join('')
}

function summaryOf(listing: Listing, language: Language): string {
  const { price: amount, description } = listing
  const currency = parseCurrency(listing.currency)
  const price = currency ? formatPrice({ amount, currency }, priceUnitOf(listing), language) : ''
  const facts = [price, placeOf(listing, language)].filter((fact) => fact !== '').join(', ')
  return `${facts}\n${Array.from(description).slice(0, descriptionLength).join('')}`
}
