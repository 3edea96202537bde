import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { Favourite } from '@adamarket/shared/domain/user/favourite.ts'
import { formatMoney } from '@adamarket/shared/domain/money/format-money.ts'
import { IconButton } from '@adamarket/shared/ui/button.tsx'
import { HeartFilledIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import { ListingCard } from '@adamarket/shared/ui/listing-card.tsx'

import type { ReactNode } from 'react'

import { ListingSummary } from '#components/listing-summary.tsx'
import type { Failed } from '#components/use-problem.ts'

import type { Current } from './use-current-listings.ts'
import styles from './favourites.module.css'

type Props = {
  readonly favourite: Favourite
  /** The current listing; undefined while it is loading. */
  readonly current: Current | undefined
  /** Controls below the card of a listing that is still there. */
  readonly actions?: ReactNode
  readonly onRemoved: () => void
  /** Removing it failed and was undone. */
  readonly onFailed: (failed: Failed) => void
}

/** A favourite as its current listing; while that is loading, or once it is gone, as it was stored. */
export function FavouriteCard({ favourite, current, actions, onRemoved, onFailed }: Props) {
  const t = useTranslations('account')
  const language = useLocale()
  const { listingId, title } = favourite
  const storedPrice = formatMoney(
    { amount: favourite.price, currency: favourite.currency },
    language,
  )
  const remove = <RemoveFavourite favourite={favourite} onRemoved={onRemoved} onFailed={onFailed} />
  if (current?.ok && current.value) {
    const { price, currency } = current.value
    const isCheaper = currency === favourite.currency && price < favourite.price
    return (
      <ListingSummary
        listing={current.value}
        level={2}
        was={isCheaper ? storedPrice : undefined}
        corner={remove}
        actions={actions}
      />
    )
  }
  const isGone = current?.ok === true
  return (
    <ListingCard
      level={2}
      title={title}
      price={storedPrice}
      link={(parts) =>
        isGone ? <span>{parts.children}</span> : <Link to={hrefs.listing(listingId)} {...parts} />
      }
      noPicture={isGone ? t('favourites.gone') : t('card.noPicture')}
      place={isGone ? t('favourites.goneHint') : ''}
      date=""
      corner={remove}
    />
  )
}

type RemoveProps = Omit<Props, 'current' | 'actions'>

function RemoveFavourite({ favourite, onRemoved, onFailed }: RemoveProps) {
  const t = useTranslations('account')
  const { favourites } = useHostServices()
  const { listingId: id, title, price, currency } = favourite
  const remove = async () => {
    const outcome = favourites.getState().toggle({ id, title, price, currency }, true)
    onRemoved()
    const result = await outcome
    if (result.ok) return
    const text = t('favourites.notRemoved', { title })
    onFailed({ text, what: 'A favourite could not be removed', error: result.error })
  }
  return (
    <IconButton
      className={styles['heart']}
      label={t('favourites.remove', { title })}
      icon={<HeartFilledIcon />}
      onClick={() => void remove()}
    />
  )
}
