import { paths } from '@adamarket/shared/contract/paths.ts'
import { PageHead } from '@adamarket/shared/site-ui/page-head.tsx'
import { useTranslation } from 'react-i18next'

import { FavouriteAlertsChoice } from '#features/favourites/favourite-alerts-choice.tsx'
import { FavouriteList } from '#features/favourites/favourite-list.tsx'
import { FavouritesState } from '#features/favourites/favourites-state.tsx'
import page from '#parts/page.module.css'

/** The listings that the visitor has saved, on this device or in the account. */
export function FavouritesPage() {
  const { t } = useTranslation('account')
  return (
    <div className={page['page']}>
      <PageHead title={t('favourites.title')} path={paths.favourites} isUnlisted />
      <h1>{t('favourites.title')}</h1>
      <FavouritesState />
      <FavouriteAlertsChoice />
      <FavouriteList />
    </div>
  )
}
