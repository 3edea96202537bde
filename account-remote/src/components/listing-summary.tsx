import { listingLink } from '@adamarket/shared/contract/listing-link.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { formatReducedFrom } from '@adamarket/shared/domain/listing/reduced-price.ts'
import { cardFacts } from '@adamarket/shared/i18n/attributes/card-facts.ts'
import { joinFacts } from '@adamarket/shared/i18n/join-facts.ts'
import { Chip } from '@adamarket/shared/ui/chip.tsx'
import { listingCardProps } from '@adamarket/shared/site-ui/listing-card-props.tsx'
import { ListingCard } from '@adamarket/shared/ui/listing-card.tsx'
import type { ReactNode } from 'react'

type Props = {
  readonly listing: Listing
  readonly layout?: 'tile' | 'row'
  /** The price from which it is reduced, if another one than for all. */
  readonly was?: string | undefined
  readonly level?: 2 | 3
  /** Short facts beside the price; by default those of every card. */
  readonly facts?: ReactNode
  readonly corner?: ReactNode
  readonly actions?: ReactNode
}

/** A listing in a list; a sold one is marked. */
export function ListingSummary({
  listing,
  layout = 'tile',
  level,
  was,
  facts,
  corner,
  actions,
}: Props) {
  const t = useTranslations('account')
  const language = useLocale()
  const reducedFrom = was ?? formatReducedFrom(listing, language)
  return (
    <ListingCard
      layout={layout}
      level={level}
      {...listingCardProps(listing, language, t('card.noDate'))}
      link={(parts) => <Link {...listingLink(listing)} {...parts} />}
      noPicture={t('card.noPicture')}
      badge={
        listing.status !== 'active' && <Chip tone="accent">{t(`card.${listing.status}`)}</Chip>
      }
      was={reducedFrom && t('card.was', { price: reducedFrom })}
      facts={facts ?? joinFacts(cardFacts(listing, language), language)}
      corner={corner}
      actions={actions}
    />
  )
}
