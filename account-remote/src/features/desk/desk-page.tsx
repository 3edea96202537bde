import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { PageHead } from '@adamarket/shared/site-ui/page-head.tsx'
import { useTranslation } from 'react-i18next'

import { MembersOnly } from '#parts/members-only.tsx'
import page from '#parts/page.module.css'

import { Desk } from './desk.tsx'
import { deskTexts } from './desk-texts.ts'

/** The moderators' desk (specification, section 2.13). */
export function DeskPage() {
  const { i18n } = useTranslation()
  const texts = deskTexts(i18n.language)
  return (
    <div className={page['page']}>
      <PageHead title={texts.title} path={hrefs.desk()} isUnlisted />
      <h1>{texts.title}</h1>
      <MembersOnly reason={texts.signIn}>
        {({ uid }) => <Desk key={uid} userId={uid} />}
      </MembersOnly>
    </div>
  )
}
