import { paths } from '@adamarket/shared/contract/paths.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { PageHead } from '@adamarket/shared/site-ui/page-head.tsx'

import { MembersOnly } from '#components/members-only.tsx'
import page from '#components/page.module.css'

import { AppearanceSection } from './appearance-section.tsx'
import { AccountSections } from './account-sections.tsx'
import { BlockedSection } from './blocked-section.tsx'
import { DataSection } from './data-section.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { ProfileSection } from './profile-section.tsx'
import styles from './settings.module.css'

/** The settings of the account and the appearance of the site. */
export function SettingsPage() {
  const t = useTranslations('account')
  return (
    <div className={page['page']}>
      <PageHead title={t('settings.title')} path={paths.settings} isUnlisted />
      <div className={styles['column']}>
        <h1>{t('settings.title')}</h1>
        <MembersOnly reason={t('settings.signIn')}>
          {(user) => (
            <div key={user.uid} className={styles['sections']}>
              <ProfileSection userId={user.uid} />
              <AccountSections />
              <AppearanceSection />
              <BlockedSection />
              <DataSection userId={user.uid} />
              <DeleteAccount />
            </div>
          )}
        </MembersOnly>
      </div>
    </div>
  )
}
