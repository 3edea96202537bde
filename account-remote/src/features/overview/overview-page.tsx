import { paths } from '@adamarket/shared/contract/paths.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { PageHead } from '@adamarket/shared/site-ui/page-head.tsx'

import { MembersOnly } from '#components/members-only.tsx'
import page from '#components/page.module.css'

import { AccountOverview } from './account-overview.tsx'

/** Everything of a signed-in user in one place: what the account menu has, for phones. */
export function OverviewPage() {
  const t = useTranslations('account')
  return (
    <div className={page['page']}>
      <PageHead title={t('overview.title')} path={paths.account} isUnlisted />
      <h1>{t('overview.title')}</h1>
      <MembersOnly reason={t('overview.signIn')}>
        {(user) => <AccountOverview key={user.uid} user={user} />}
      </MembersOnly>
    </div>
  )
}
