import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { hrefs, paths } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useLocale } from '@adamarket/shared/contract/texts.ts'
import { Failure } from '@adamarket/shared/site-ui/failure.tsx'
import { PageHead } from '@adamarket/shared/site-ui/page-head.tsx'
import { EmptyState } from '@adamarket/shared/ui/empty-state.tsx'
import { InfoIcon, WarningIcon } from '@adamarket/shared/ui/icons/status.tsx'
import { Spinner } from '@adamarket/shared/ui/spinner.tsx'

import { MembersOnly } from '#components/members-only.tsx'
import page from '#components/page.module.css'
import { useRoleRead } from '#components/use-role.ts'

import { ReleaseVisits } from './release-visits.tsx'
import { releasesTexts } from './releases-texts.ts'

/** What visits met of each release, for admins (specification, section 2.13). */
export function ReleasesPage() {
  const t = releasesTexts(useLocale())
  return (
    <div className={page['page']}>
      <PageHead title={t('title')} path={paths.releases} isUnlisted />
      <h1>{t('title')}</h1>
      <MembersOnly reason={t('signIn')}>{({ uid }) => <ForAdmins key={uid} />}</MembersOnly>
    </div>
  )
}

function ForAdmins() {
  const t = releasesTexts(useLocale())
  const { measuredShare } = useHostServices()
  const role = useRoleRead()
  if (role.status === 'loading') return <Spinner size="2rem" label={t('loading')} />
  if (role.error) {
    return <Failure title={t('failed')} error={role.error} onTryAgain={role.retry} />
  }
  if (role.value !== 'admin') return <Denied />
  return (
    <>
      <p>
        <Link to={hrefs.desk()}>{t('desk')}</Link>
      </p>
      {measuredShare === 0 ? (
        <EmptyState
          title={t('off')}
          text={t('offText')}
          illustration={<InfoIcon size="2.5rem" />}
        />
      ) : (
        <ReleaseVisits share={measuredShare} denied={<Denied />} />
      )}
    </>
  )
}

function Denied() {
  const t = releasesTexts(useLocale())
  return (
    <div role="alert">
      <EmptyState
        title={t('denied')}
        text={t('deniedText')}
        illustration={<WarningIcon size="2.5rem" />}
      />
    </div>
  )
}
