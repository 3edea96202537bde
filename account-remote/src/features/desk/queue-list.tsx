import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useLocale } from '@adamarket/shared/contract/texts.ts'
import type { ModerationCase } from '@adamarket/shared/domain/moderation/moderation.ts'
import { queueLength } from '@adamarket/shared/domain/ports.ts'
import { Chip, chipClass } from '@adamarket/shared/ui/chip.tsx'
import { EmptyState } from '@adamarket/shared/ui/empty-state.tsx'
import { SuccessIcon } from '@adamarket/shared/ui/icons/status.tsx'

import { formatTime } from '#components/format-time.ts'

import { DecidedList } from './decided-list.tsx'
import type { QueueFilter } from './desk-texts.ts'
import { deskTexts, flagText, queueFilters } from './desk-texts.ts'
import type { MadeDecisions } from './made-decisions.ts'
import styles from './desk.module.css'

/** Whether a case matches the filter of the queue. */
export function isShown(
  { reasons, flags, status, objection }: ModerationCase,
  filter: QueueFilter,
) {
  switch (filter) {
    case 'all':
      return true
    case 'reported':
      return reasons.length > 0
    case 'noticed':
      return flags.length > 0
    case 'held':
      return status === 'held'
    case 'objections':
      return objection !== undefined
    case 'decided':
      return false
  }
}

type Props = {
  readonly made: MadeDecisions
  /** Whatever the filter. */
  readonly all: readonly ModerationCase[]
  /** Those that the filter shows, the most urgent first. */
  readonly cases: readonly ModerationCase[]
  readonly filter: QueueFilter
  /** The query of the address that keeps the filter. */
  readonly query: string
  /** The case that is open. */
  readonly caseId: string | undefined
}

/** The queue with its filters, which are links: going back and reloading keep them. */
export function QueueList({ made, all, cases, filter, query, caseId }: Props) {
  const language = useLocale()
  const t = deskTexts(language)
  // The queue may be longer than what is read of it.
  const isFull = all.length === queueLength
  const countOf = (one: QueueFilter) =>
    `${all.filter((item) => isShown(item, one)).length}${isFull ? '+' : ''}`
  return (
    <>
      <nav className={styles['filters']} aria-label={t('filters')}>
        {queueFilters.map((one) => (
          <Link
            key={one}
            to={one === 'all' ? hrefs.desk(caseId) : `${hrefs.desk(caseId)}?show=${one}`}
            replace
            className={chipClass({ selected: one === filter })}
            aria-current={one === filter ? 'page' : undefined}
          >
            {one === 'decided'
              ? t('filter.decided')
              : t('counted', { name: t(`filter.${one}`), count: countOf(one) })}
          </Link>
        ))}
      </nav>
      {filter === 'decided' && <DecidedList made={made} query={query} caseId={caseId} />}
      {filter !== 'decided' && (
        <OpenCases cases={cases} filter={filter} query={query} caseId={caseId} />
      )}
    </>
  )
}

function OpenCases({ cases, filter, query, caseId }: Omit<Props, 'made' | 'all'>) {
  const language = useLocale()
  const t = deskTexts(language)
  return (
    <>
      {cases.length === 0 && (
        <EmptyState
          title={filter === 'all' ? t('empty') : t('emptyFilter')}
          text={t('emptyText')}
          illustration={<SuccessIcon size="2.5rem" />}
        />
      )}
      <nav aria-label={t('queue')}>
        <ol role="list" className={styles['cases']}>
          {cases.map((one) => (
            <li key={one.id}>
              <Link
                to={`${hrefs.desk(one.id)}${query}`}
                className={styles['entry']}
                aria-current={one.id === caseId ? 'true' : undefined}
              >
                <strong className={styles['name']} dir="auto">
                  {one.title}
                </strong>
                <span className={styles['marks']}>
                  {one.objection && <Chip tone="brand">{t('objection')}</Chip>}
                  {one.status !== 'active' && (
                    <Chip tone="accent">{t(`status.${one.status}`)}</Chip>
                  )}
                  {[...new Set(one.reasons)].map((reason) => (
                    <Chip key={reason} tone="danger">
                      {t(`reasons.${reason}`)}
                    </Chip>
                  ))}
                  {one.flags.map((flag) => (
                    <Chip key={flag.kind + flag.detail}>{t(`flagLabel.${flagText(flag)}`)}</Chip>
                  ))}
                </span>
                <span className={styles['muted']}>
                  {one.reasons.length > 0 && (
                    <span>{`${t('reports', { count: one.reasons.length })} · `}</span>
                  )}
                  <span>{t('since', { date: formatTime(one.openedAt, language) })}</span>
                </span>
              </Link>
            </li>
          ))}
        </ol>
      </nav>
    </>
  )
}
