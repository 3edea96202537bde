import { paths } from '@adamarket/shared/contract/paths.ts'
import { useLocale } from '@adamarket/shared/contract/texts.ts'
import { PageHead } from '@adamarket/shared/site-ui/page-head.tsx'

import { MembersOnly } from '#components/members-only.tsx'
import page from '#components/page.module.css'

import { SavedSearchList } from './saved-search-list.tsx'
import { savedSearchesTexts } from './saved-searches-texts.ts'

/** The user's saved searches (specification, section 2.15). */
export function SavedSearchesPage() {
  const t = savedSearchesTexts(useLocale())
  return (
    <div className={page['page']}>
      <PageHead title={t('title')} path={paths.savedSearches} isUnlisted />
      <h1>{t('title')}</h1>
      <MembersOnly reason={t('signIn')}>
        {({ uid }) => <SavedSearchList key={uid} userId={uid} />}
      </MembersOnly>
    </div>
  )
}
