import { priceUnitOf } from '@adamarket/shared/domain/attributes/price-unit.ts'
import type { Condition } from '@adamarket/shared/domain/listing/condition.ts'
import { shownCondition } from '@adamarket/shared/domain/listing/condition.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { parseCurrency } from '@adamarket/shared/domain/money/money.ts'

/** Lost things are not products, and job postings need data that listings do not have. */
const noProducts: readonly string[] = ['Jobs', 'Lost & Found']

const conditions: Partial<Record<Condition, string>> = {
  new: 'https://schema.org/NewCondition',
  used: 'https://schema.org/UsedCondition',
}

/**
 * A listing as schema.org's Product with an Offer, for search engines; undefined when it is no product.
 *
 * @param url of its page
 */
export function listingData(listing: Listing, url: string): object | undefined {
  const priceCurrency = parseCurrency(listing.currency)
  if (noProducts.includes(listing.category) || !priceCurrency || listing.price <= 0) {
    return undefined
  }
  const condition = shownCondition(listing)
  const unitText = priceUnitOf(listing)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: listing.title,
    description: listing.description,
    image: listing.imageUrl,
    category: [listing.category, listing.subCategory].filter((name) => name !== '').join(' > '),
    url,
    offers: {
      '@type': 'Offer',
      url,
      price: listing.price,
      priceCurrency,
      priceSpecification: unitText && {
        '@type': 'UnitPriceSpecification',
        price: listing.price,
        priceCurrency,
        unitText,
      },
      availability:
        listing.status === 'sold' ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
      itemCondition: condition && conditions[condition],
      seller:
        listing.sellerName === '' ? undefined : { '@type': 'Person', name: listing.sellerName },
    },
  }
}
