import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { usePort } from '@adamarket/shared/state/use-port.ts'
import { Skeleton } from '@adamarket/shared/ui/skeleton.tsx'
import { VisuallyHidden } from '@adamarket/shared/ui/visually-hidden.tsx'
import { PartFailure } from '@adamarket/shared/site-ui/failure.tsx'
import { useStore } from 'zustand'

import { ProfileForm } from './profile-form.tsx'
import { Section } from './section.tsx'
import styles from './settings.module.css'

/** The user's public profile. */
export function ProfileSection({ userId }: { readonly userId: string }) {
  const t = useTranslations('account')
  const { profiles, session } = useHostServices()
  const account = useStore(session, (state) => state.account)
  const read = usePort(() => profiles.byId(userId), [profiles, userId])
  return (
    <Section title={t('settings.profile.title')}>
      <p className={styles['hint']}>
        {t('settings.profile.text')}{' '}
        <Link to={hrefs.profile(userId)}>{t('settings.profile.see')}</Link>
      </p>
      {read.status === 'failed' && (
        <PartFailure
          title={t('settings.profile.failed')}
          error={read.error}
          onTryAgain={read.retry}
        />
      )}
      {read.status === 'ready' && account && <ProfileForm account={account} stored={read.value} />}
      {read.status !== 'failed' && !(read.status === 'ready' && account) && (
        <div role="status">
          <VisuallyHidden>{t('members.waiting')}</VisuallyHidden>
          <Skeleton height="18rem" />
        </div>
      )}
    </Section>
  )
}
