import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { paths } from '@adamarket/shared/contract/paths.ts'
import { Link, useSearchParams } from '@adamarket/shared/contract/router.ts'
import { useLocale } from '@adamarket/shared/contract/texts.ts'
import { Failure } from '@adamarket/shared/site-ui/failure.tsx'
import { usePort } from '@adamarket/shared/state/use-port.ts'
import { chipClass } from '@adamarket/shared/ui/chip.tsx'
import { EmptyState } from '@adamarket/shared/ui/empty-state.tsx'
import { InfoIcon } from '@adamarket/shared/ui/icons/status.tsx'
import { Spinner } from '@adamarket/shared/ui/spinner.tsx'
import type { ReactNode } from 'react'

import { RemoteVisits } from './remote-visits.tsx'
import { releasesTexts, shareText } from './releases-texts.ts'
import styles from './releases.module.css'

const periods = [
  { name: 'day', hours: 24 },
  { name: 'week', hours: 7 * 24 },
] as const

type Props = {
  /** The share of visits that is measured. */
  readonly share: number
  /** For an admin whose role has ended. */
  readonly denied: ReactNode
}

/** What visits met of each remote's releases, in the period of the address. */
export function ReleaseVisits({ share, denied }: Props) {
  const language = useLocale()
  const t = releasesTexts(language)
  const { releaseVisits } = useHostServices()
  const [search] = useSearchParams()
  const period = periods.find(({ name }) => name === search.get('period')) ?? periods[0]
  const { hours } = period
  const { status, value, error, retry } = usePort(
    () => releaseVisits.read(hours),
    [releaseVisits, hours],
  )
  if (error?.kind === 'permission-denied') return denied
  return (
    <>
      <nav className={styles['periods']} aria-label={t('periods')}>
        {periods.map(({ name }) => (
          <Link
            key={name}
            to={name === 'day' ? paths.releases : `${paths.releases}?period=${name}`}
            replace
            preventScrollReset
            className={chipClass({ selected: name === period.name })}
            aria-current={name === period.name ? 'page' : undefined}
          >
            {t(`period.${name}`)}
          </Link>
        ))}
      </nav>
      {status === 'loading' && <Spinner size="2rem" label={t('loading')} />}
      {error && <Failure title={t('failed')} error={error} onTryAgain={retry} />}
      {value?.every(({ all }) => all.visits === 0) && (
        <EmptyState
          title={t('empty')}
          text={t('emptyText')}
          illustration={<InfoIcon size="2.5rem" />}
        />
      )}
      {value?.some(({ all }) => all.visits > 0) && (
        <>
          <p className={styles['about']}>
            {share < 1 && <strong>{t('share', { share: shareText(share, language) })} </strong>}
            <span>{t('about')}</span>
          </p>
          <div className={styles['remotes']}>
            {[...new Set(value.map(({ remote }) => remote))].map((remote) => (
              <RemoteVisits
                key={remote}
                remote={remote}
                releases={value.filter((one) => one.remote === remote)}
              />
            ))}
          </div>
        </>
      )}
    </>
  )
}
