import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useLoaderData, useParams } from '@adamarket/shared/contract/router.ts'
import { Failure } from '@adamarket/shared/ui/failure.tsx'
import { Suspense, use, useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { ProfileData } from '#features/profile/profile-data.ts'
import { loadProfile } from '#features/profile/profile-data.ts'
import { ProfileView } from '#features/profile/profile-view.tsx'

import styles from './profile-page.module.css'

/** A user's public profile (specification, sections 2.5 and 8). */
export function ProfilePage() {
  const { t } = useTranslation('account')
  const services = useHostServices()
  const { userId } = useParams()
  const first = useLoaderData<ProfileData | undefined>()
  const [again, setAgain] = useState<{ readonly after: ProfileData; readonly data: ProfileData }>()
  if (!first) return <ProfileError text={t('profile.noId')} />
  // A retry replaces only the first attempt, not that of a later visit.
  const data = again?.after === first ? again.data : first
  const tryAgain = () => {
    const next = loadProfile(services, userId)
    if (next) setAgain({ after: first, data: next })
  }
  return (
    <Suspense
      key={data === first ? 'first' : 'again'}
      fallback={
        <p role="status" className={styles['status']}>
          {t('profile.loading')}
        </p>
      }
    >
      <LoadedProfile data={data} onTryAgain={tryAgain} />
    </Suspense>
  )
}

type LoadedProps = { readonly data: ProfileData; readonly onTryAgain: () => void }

function LoadedProfile({ data, onTryAgain }: LoadedProps) {
  const { t } = useTranslation('account')
  const result = use(data.profile)
  if (!result.ok) {
    return (
      <Failure title={t('profile.failed')} level={1} error={result.error} onTryAgain={onTryAgain} />
    )
  }
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
