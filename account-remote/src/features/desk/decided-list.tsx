import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useLocale } from '@adamarket/shared/contract/texts.ts'
import { joinFacts } from '@adamarket/shared/i18n/join-facts.ts'
import { PartFailure } from '@adamarket/shared/site-ui/failure.tsx'
import { usePort } from '@adamarket/shared/state/use-port.ts'
import { Chip } from '@adamarket/shared/ui/chip.tsx'
import { Spinner } from '@adamarket/shared/ui/spinner.tsx'
import { useEffect, useEffectEvent } from 'react'

import { formatTime } from '#components/format-time.ts'

import { deskTexts, entryText } from './desk-texts.ts'
import type { MadeDecisions } from './made-decisions.ts'
import { useUserNames } from './use-user-names.ts'
import styles from './desk.module.css'

type Props = {
  readonly made: MadeDecisions
  /** The query of the address that keeps the filter. */
  readonly query: string
  /** The case that is open. */
  readonly caseId: string | undefined
}

/** What moderators have decided last, with links to the cases. */
export function DecidedList({ made, query, caseId }: Props) {
  const language = useLocale()
  const t = deskTexts(language)
  const { moderation } = useHostServices()
  const { status, error, retry, latest } = usePort(() => moderation.decided(), [moderation])
  const nameOf = useUserNames(latest?.map(({ by }) => by) ?? [])
  const readAgain = useEffectEvent(retry)
  useEffect(
    () =>
      made.subscribe(({ versions }, before) => {
        if (versions !== before.versions) readAgain()
      }),
    [made],
  )
  if (status === 'failed') {
    return <PartFailure title={t('decidedFailed')} error={error} onTryAgain={retry} />
  }
  if (!latest) return <Spinner size="2rem" label={t('loading')} />
  if (latest.length === 0) return <p className={styles['muted']}>{t('noHistory')}</p>
  return (
    <nav aria-label={t('filter.decided')}>
      <ol role="list" className={styles['cases']}>
        {latest.map((entry) => (
          <li key={entry.id}>
            <Link
              to={`${hrefs.desk(entry.caseId)}${query}`}
              className={styles['entry']}
              aria-current={entry.caseId === caseId ? 'true' : undefined}
            >
              <strong className={styles['name']} dir="auto">
                {entry.title || t('forgotten')}
              </strong>
              <span className={styles['marks']}>
                <Chip tone="brand">{t(entryText(entry))}</Chip>
                {entry.reason && <Chip tone="danger">{t(`reasons.${entry.reason}`)}</Chip>}
              </span>
              <span className={styles['muted']}>
                {joinFacts([nameOf(entry.by), formatTime(entry.at, language)], language)}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
