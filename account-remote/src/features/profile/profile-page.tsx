import { useLoaderData } from '@adamarket/shared/contract/router.ts'
import { Suspense, use } from 'react'
import { useTranslation } from 'react-i18next'

import type { ProfileData } from '#features/profile/profile-data.ts'
import { ProfileView } from '#features/profile/profile-view.tsx'

import styles from './profile-page.module.css'

/** A user's public profile (specification, sections 2 and 8). */
export function ProfilePage() {
  const { t } = useTranslation('account')
  const data = useLoaderData<ProfileData | undefined>()
  if (!data) return <ProfileError text={t('profile.noId')} />
  return (
    <Suspense fallback={<p className={styles['status']}>{t('profile.loading')}</p>}>
      <LoadedProfile data={data} />
    </Suspense>
  )
}

function LoadedProfile({ data }: { readonly data: ProfileData }) {
  const { t } = useTranslation('account')
  const result = use(data.profile)
  if (!result.ok) return <ProfileError text={t('profile.failed')} />
  if (!result.value) return <ProfileError text={t('profile.notFound')} />
  return <ProfileView key={result.value.id} profile={result.value} listings={data.listings} />
}

function ProfileError({ text }: { readonly text: string }) {
  return (
    <div role="alert">
      <h1 className={styles['error']}>{text}</h1>
    </div>
  )
}
