// Imported by its full name, which is the key of the shared module.
import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useLocale } from '@adamarket/shared/contract/texts.ts'
import { useStore } from 'zustand'

import { maxFavourites } from '#domain/user/favourite.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { favouriteTexts } from '#i18n/favourite-texts.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { HeartIcon } from '#ui/icons/actions.tsx'
import { joinClasses } from '#ui/join-classes.ts'

import styles from './favourite-button.module.css'

type Props = {
  readonly listing: Pick<Listing, 'id' | 'title' | 'price' | 'currency'>
  /** `corner` is only a heart, for the corner of a card; `text` has a label. */
  readonly look?: 'corner' | 'text'
}

/** Adds a listing to the favourites, or removes it; signed in or not. */
export function FavouriteButton({ listing, look = 'corner' }: Props) {
  const { favourites, notify } = useHostServices()
  const t = favouriteTexts(useLocale())
  const isFavourite = useStore(favourites, (state) =>
    state.favourites.some(({ listingId }) => listingId === listing.id),
  )
  const toggle = async () => {
    const outcome = await favourites.getState().toggle(listing, isFavourite)
    if (outcome.ok) return
    const isFull = outcome.error.kind === 'throttled' && !isFavourite
    notify.error(isFull ? t('full', { max: maxFavourites }) : t('failed'))
  }
  const shared = {
    'aria-pressed': isFavourite,
    icon: <HeartIcon />,
    onClick: () => void toggle(),
  } as const
  if (look === 'text') {
    return (
      <Button {...shared} className={styles['heart']}>
        {isFavourite ? t('kept') : t('keep')}
      </Button>
    )
  }
  return (
    <IconButton
      {...shared}
      size="sm"
      label={t('keepNamed', { title: listing.title })}
      className={joinClasses(styles['heart'], styles['corner'])}
    />
  )
}
