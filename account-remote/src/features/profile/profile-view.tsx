import { hrefs } from '@adamarket/shared/contract/paths.ts'
import type { Profile } from '@adamarket/shared/domain/profile.ts'
import { Avatar } from '@adamarket/shared/ui/avatar.tsx'
import { PageHead } from '@adamarket/shared/ui/page-head.tsx'
import { useTranslation } from 'react-i18next'

import styles from './profile-page.module.css'

export function ProfileView({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation('account')
  return (
    <article className={styles.page}>
      <PageHead title={profile.name} path={hrefs.profile(profile.id)} />
      <header className={styles.header}>
        <Avatar name={profile.name} />
        <div>
          <h1>{profile.name}</h1>
          <p className={styles.email}>{profile.email}</p>
        </div>
      </header>
      <section>
        <h2>{t('profile.about')}</h2>
        <p>{profile.about || t('profile.noAbout')}</p>
      </section>
      <section>
        <h2>{t('profile.listings')}</h2>
      </section>
    </article>
  )
}
