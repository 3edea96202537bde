import { paths } from '@adamarket/shared/contract/paths.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { PageHead } from '@adamarket/shared/site-ui/page-head.tsx'

import page from '#components/page.module.css'

import { FavouriteAlertsChoice } from './favourite-alerts-choice.tsx'
import { FavouriteList } from './favourite-list.tsx'
import { FavouritesState } from './favourites-state.tsx'

/** The listings that the visitor has saved, on this device or in the account. */
export function FavouritesPage() {
  const t = useTranslations('account')
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
