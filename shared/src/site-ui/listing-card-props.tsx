import { priceUnitOf } from '#domain/attributes/price-unit.ts'
import { formatPrice } from '#i18n/format-price.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { placeOf } from '#i18n/place-name.ts'

import { AddedDate } from '#ui/added-date.tsx'

type Shown = Pick<
  Listing,
  'title' | 'price' | 'currency' | 'imageUrl' | 'location' | 'area' | 'timestamp'
> &
  Parameters<typeof priceUnitOf>[0]

/** What a ListingCard shows of every listing; `noDate` where there is no date. */
export function listingCardProps(listing: Shown, language: string, noDate?: string) {
  const { title, price, currency, imageUrl, timestamp } = listing
  return {
    title,
    price: formatPrice({ amount: price, currency }, priceUnitOf(listing), language),
    picture: imageUrl[0],
    pictureCount: imageUrl.length > 1 ? imageUrl.length : undefined,
    place: placeOf(listing, language),
    date: <AddedDate timestamp={timestamp} language={language} noDate={noDate} />,
  }
}
