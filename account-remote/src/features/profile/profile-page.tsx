import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { hrefs, paths } from '@adamarket/shared/contract/paths.ts'
import { Link, useLoaderData, useNavigate, useParams } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { buttonClass } from '@adamarket/shared/ui/button.tsx'
import { Failure } from '@adamarket/shared/site-ui/failure.tsx'
import { PageHead } from '@adamarket/shared/site-ui/page-head.tsx'
import { ClientSuspense } from '@adamarket/shared/ui/client-suspense.tsx'
import { use, useEffect, useState } from 'react'
import { useStore } from 'zustand'

import type { ProfileData } from './profile-data.ts'
import { loadProfile } from './profile-data.ts'
import { ProfileView } from './profile-view.tsx'
import styles from './profile-page.module.css'

/** A user's public profile (specification, sections 2.5 and 8). */
export function ProfilePage() {
  const t = useTranslations('account')
  const services = useHostServices()
  const { userId } = useParams()
  const first = useLoaderData<ProfileData | undefined>()
  const [again, setAgain] = useState<{ readonly after: ProfileData; readonly data: ProfileData }>()
  if (!first) return <NoUser />
  // A retry replaces only the first attempt, not that of a later visit.
  const data = again?.after === first ? again.data : first
  const tryAgain = () => {
    const next = loadProfile(services, userId)
    if (next) setAgain({ after: first, data: next })
  }
  return (
    <ClientSuspense
      key={data === first ? 'first' : 'again'}
      fallback={
        <p role="status" className={styles['status']}>
          {t('profile.loading')}
        </p>
      }
    >
      <LoadedProfile data={data} onTryAgain={tryAgain} />
    </ClientSuspense>
  )
}

type LoadedProps = { readonly data: ProfileData; readonly onTryAgain: () => void }

function LoadedProfile({ data, onTryAgain }: LoadedProps) {
  const t = useTranslations('account')
  const result = use(data.profile)
  if (!result.ok) {
    return (
      <div className={styles['failure']}>
        <Failure
          title={t('profile.failed')}
          level={1}
          error={result.error}
          onTryAgain={onTryAgain}
        />
      </div>
    )
  }
  if (!result.value) return <ProfileError text={t('profile.notFound')} />
  return <ProfileView key={result.value.id} profile={result.value} listings={data.listings} />
}

/** Without an id the address means the profile of the signed-in user. */
function NoUser() {
  const t = useTranslations('account')
  const { session } = useHostServices()
  const uid = useStore(session, ({ user }) => user?.uid)
  const navigate = useNavigate()
  useEffect(() => {
    if (uid !== undefined) void navigate(hrefs.profile(uid), { replace: true })
  }, [uid, navigate])
  return uid === undefined ? <ProfileError text={t('profile.noId')} /> : null
}

function ProfileError({ text }: { readonly text: string }) {
  const t = useTranslations('account')
  return (
    <div className={styles['page']}>
      <PageHead title={text} isUnlisted />
      <div role="alert">
        <h1 className={styles['error']}>{text}</h1>
      </div>
      <div className={styles['actions']}>
        <Link to={paths.search} className={buttonClass({ variant: 'primary' })}>
          {t('favourites.browse')}
        </Link>
      </div>
    </div>
  )
}
