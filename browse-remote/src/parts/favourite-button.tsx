import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { maxFavourites } from '@adamarket/shared/domain/favourite.ts'
import type { Listing } from '@adamarket/shared/domain/listing.ts'
import { Button, IconButton } from '@adamarket/shared/ui/button.tsx'
import { HeartFilledIcon, HeartIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import { joinClasses } from '@adamarket/shared/ui/join-classes.ts'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'

import styles from '#parts/favourite-button.module.css'

type Props = {
  readonly listing: Pick<Listing, 'id' | 'title' | 'price' | 'currency'>
  /** `corner` is only a heart, for the corner of a card; `text` has a label. */
  readonly look?: 'corner' | 'text'
}

/** Adds a listing to the favourites, or removes it; signed in or not. */
export function FavouriteButton({ listing, look = 'corner' }: Props) {
  const { t } = useTranslation('browse')
  const { favourites, notify } = useHostServices()
  const isKept = useStore(favourites, (state) =>
    state.favourites.some(({ listingId }) => listingId === listing.id),
  )
  const toggle = async () => {
    const outcome = await favourites.getState().toggle(listing)
    if (outcome.ok) return
    const isFull = outcome.error.kind === 'throttled' && !isKept
    notify.error(isFull ? t('favourite.full', { count: maxFavourites }) : t('favourite.failed'))
  }
  const shared = {
    'aria-pressed': isKept,
    icon: isKept ? <HeartFilledIcon /> : <HeartIcon />,
    onClick: () => void toggle(),
  } as const
  if (look === 'text') {
    return (
      <Button {...shared} className={isKept ? styles['kept'] : undefined}>
        {isKept ? t('favourite.kept') : t('favourite.keep')}
      </Button>
    )
  }
  return (
    <IconButton
      {...shared}
      size="sm"
      label={t('favourite.keepNamed', { title: listing.title })}
      className={joinClasses(styles['corner'], isKept && styles['kept'])}
    />
  )
}
