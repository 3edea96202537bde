import { listingLink } from '@adamarket/shared/contract/listing-link.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { formatReducedFrom } from '@adamarket/shared/domain/listing/reduced-price.ts'
import { cardFacts } from '@adamarket/shared/i18n/attributes/card-facts.ts'
import { joinFacts } from '@adamarket/shared/i18n/join-facts.ts'
import { FavouriteButton } from '@adamarket/shared/site-ui/favourite-button.tsx'
import { listingCardProps } from '@adamarket/shared/site-ui/listing-card-props.tsx'
import { ListingCard } from '@adamarket/shared/ui/listing-card.tsx'
import type { ReactNode } from 'react'

import { Highlighted } from './highlighted.tsx'
import { NewMark } from './new-mark.tsx'

type Props = {
  readonly listing: Listing
  readonly layout: 'tile' | 'row'
  /** Visible when the page opens. */
  readonly priority: boolean
  /** It is in a result list to which the listing's page can go back. */
  readonly isResult?: boolean
  /** How many history entries back that result list is from the listing's page; 1 in the list itself. */
  readonly stepsToResults?: number | undefined
  /** The text of the search, to be marked. */
  readonly query?: string
  readonly actions?: ReactNode
  /** What the search asks for, such as how far it is from somewhere. */
  readonly asked?: ReactNode
}

/** A listing in a list. */
export function ListingSummary({
  listing,
  layout,
  priority,
  isResult = false,
  stepsToResults = isResult ? 1 : undefined,
  query = '',
  actions,
  asked,
}: Props) {
  const t = useTranslations('browse')
  const language = useLocale()
  const card = listingCardProps(listing, language, t('card.noDate'))
  const was = formatReducedFrom(listing, language)
  const { to, state } = listingLink(listing, stepsToResults ? { from: 'results' } : {})
  return (
    <ListingCard
      {...card}
      layout={layout}
      level={isResult ? 2 : 3}
      link={({ className }) => (
        <Link to={to} state={{ ...state, stepsToResults }} className={className}>
          <Highlighted text={listing.title} query={query} />
        </Link>
      )}
      noPicture={t('card.noPicture')}
      badge={<NewMark timestamp={listing.timestamp} />}
      priority={priority}
      was={was && t('card.was', { price: was })}
      facts={joinFacts(
        [
          ...cardFacts(listing, language),
          layout === 'row' && listing.negotiable && t('card.negotiable'),
          layout === 'row' && listing.phoneVerified && t('card.phoneVerified'),
        ],
        language,
      )}
      asked={asked}
      place={<Highlighted text={card.place} query={query} />}
      description={listing.description}
      corner={<FavouriteButton listing={listing} />}
      actions={actions}
    />
  )
}
