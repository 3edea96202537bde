import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { useLocale } from '@adamarket/shared/contract/texts.ts'
import { PageHead } from '@adamarket/shared/site-ui/page-head.tsx'

import { MembersOnly } from '#components/members-only.tsx'
import page from '#components/page.module.css'

import { Desk } from './desk.tsx'
import { deskTexts } from './desk-texts.ts'

/** The moderators' desk (specification, section 2.13). */
export function DeskPage() {
  const t = deskTexts(useLocale())
  return (
    <div className={page['page']}>
      <PageHead title={t('title')} path={hrefs.desk()} isUnlisted />
      <h1>{t('title')}</h1>
      <MembersOnly reason={t('signIn')}>{({ uid }) => <Desk key={uid} userId={uid} />}</MembersOnly>
    </div>
  )
}
