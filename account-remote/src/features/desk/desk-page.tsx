import { hrefs, paths } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useLocale } from '@adamarket/shared/contract/texts.ts'
import { PageHead } from '@adamarket/shared/site-ui/page-head.tsx'

import { MembersOnly } from '#components/members-only.tsx'
import page from '#components/page.module.css'
import { useRole } from '#components/use-role.ts'

import { Desk } from './desk.tsx'
import { deskTexts } from './desk-texts.ts'

/** The moderators' desk (specification, section 2.13). */
export function DeskPage() {
  const t = deskTexts(useLocale())
  return (
    <div className={page['page']}>
      <PageHead title={t('title')} path={hrefs.desk()} isUnlisted />
      <h1>{t('title')}</h1>
      <MembersOnly reason={t('signIn')}>
        {({ uid }) => (
          <>
            <ReleasesLink />
            <Desk key={uid} userId={uid} />
          </>
        )}
      </MembersOnly>
    </div>
  )
}

/** A link to what visits met of the releases, for admins. */
function ReleasesLink() {
  const t = deskTexts(useLocale())
  const role = useRole()
  if (role !== 'admin') return null
  return (
    <p>
      <Link to={paths.releases}>{t('releases')}</Link>
    </p>
  )
}
