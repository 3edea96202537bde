import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { paths } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { Favourite } from '@adamarket/shared/domain/user/favourite.ts'
import { buttonClass } from '@adamarket/shared/ui/button.tsx'
import { EmptyState } from '@adamarket/shared/ui/empty-state.tsx'
import { HeartIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import { ListingCardsLoading } from '@adamarket/shared/ui/listing-cards-loading.tsx'
import { ListingGrid } from '@adamarket/shared/ui/listing-grid.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import { ShowMore } from '@adamarket/shared/ui/show-more.tsx'
import { PartFailure } from '@adamarket/shared/site-ui/failure.tsx'
import { useState } from 'react'
import { useStore } from 'zustand'

import type { Failed } from '#components/use-problem.ts'
import { useRemovals } from '#components/use-removals.ts'

import { FavouriteCard } from './favourite-card.tsx'
import { CompareBar, CompareChoice } from './compare-choice.tsx'
import { useCurrentListings } from './use-current-listings.ts'
import styles from './favourites.module.css'

const pageLength = 24

export function FavouriteList() {
  const t = useTranslations('account')
  const { favourites, session } = useHostServices()
  const { favourites: all, status } = useStore(favourites)
  const isConfirmed = useStore(session, ({ confirmed }) => confirmed)
  const [shownCount, setShownCount] = useState(pageLength)
  const shown = all.slice(0, shownCount)
  const { current, retry } = useCurrentListings(shown)
  const failure = shown
    .map(({ listingId }) => current.get(listingId))
    .find((found) => found?.ok === false)
  const { place, problem, onRemoved, onFailed } = useRemovals()

  const isWaiting = status === 'reading' || !isConfirmed
  if (all.length === 0 && isWaiting) return <ListingCardsLoading label={t('favourites.loading')} />
  if (all.length === 0 && status === 'failed') return null
  return (
    <section
      ref={place}
      tabIndex={-1}
      className={styles['list']}
      aria-label={t('favourites.title')}
    >
      {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
      {all.length === 0 && <NoFavourites />}
      {failure?.ok === false && (
        <PartFailure title={t('favourites.someFailed')} error={failure.error} onTryAgain={retry} />
      )}
      {shown.length > 0 && (
        <Cards shown={shown} current={current} onRemoved={onRemoved} onFailed={onFailed} />
      )}
      {all.length > shown.length && (
        <ShowMore label={t('more')} onShowMore={() => setShownCount(shownCount + pageLength)} />
      )}
    </section>
  )
}

type CardsProps = {
  readonly shown: readonly Favourite[]
  readonly current: ReturnType<typeof useCurrentListings>['current']
  readonly onRemoved: () => void
  readonly onFailed: (failed: Failed) => void
}

function Cards({ shown, current, ...removals }: CardsProps) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const compared = chosen.filter((id) => shown.some(({ listingId }) => listingId === id))
  return (
    <>
      <ListingGrid>
        {shown.map((favourite) => (
          <li key={favourite.listingId}>
            <FavouriteCard
              favourite={favourite}
              current={current.get(favourite.listingId)}
              actions={
                shown.length > 1 && (
                  <CompareChoice favourite={favourite} chosen={compared} onChange={setChosen} />
                )
              }
              {...removals}
            />
          </li>
        ))}
      </ListingGrid>
      {compared.length > 0 && (
        <CompareBar
          chosen={compared}
          onClear={() => {
            setChosen([])
            removals.onRemoved()
          }}
        />
      )}
    </>
  )
}

function NoFavourites() {
  const t = useTranslations('account')
  return (
    <EmptyState
      title={t('favourites.empty')}
      text={t('favourites.emptyHint')}
      illustration={<HeartIcon />}
      actions={
        <Link to={paths.home} className={buttonClass({ variant: 'primary' })}>
          {t('favourites.browse')}
        </Link>
      }
    />
  )
}
