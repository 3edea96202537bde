import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { useNavigate, useParams, useSearchParams } from '@adamarket/shared/contract/router.ts'
import { useIsOnline } from '@adamarket/shared/contract/use-connectivity.ts'
import { EmptyState } from '@adamarket/shared/ui/empty-state.tsx'
import { Failure, PartFailure } from '@adamarket/shared/site-ui/failure.tsx'
import { SuccessIcon, WarningIcon } from '@adamarket/shared/ui/icons/status.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import { Spinner } from '@adamarket/shared/ui/spinner.tsx'
import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useLocale } from '@adamarket/shared/contract/texts.ts'
import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type { ModerationCase } from '@adamarket/shared/domain/moderation/moderation.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'

import { CaseLinks } from './case-links.tsx'
import { CaseView } from './case-view.tsx'
import { deskTexts, queueFilters } from './desk-texts.ts'
import { KeysSetting, useKeysSetting } from './keys-setting.tsx'
import type { MadeDecision, MadeDecisions } from './made-decisions.ts'
import { MadeList } from './made-list.tsx'
import { isShown, QueueList } from './queue-list.tsx'
import { useCase } from './use-case.ts'
import { useKeys } from './use-keys.ts'
import { UserSearch } from './user-search.tsx'
import { useMadeDecisions } from './use-made-decisions.ts'
import styles from './desk.module.css'

/** The cases, and what the moderator has just decided about them. */
export function Desk({ userId }: { readonly userId: string }) {
  const made = useMadeDecisions()
  const [hasKeys, setHasKeys] = useKeysSetting()
  return (
    <>
      <Cases userId={userId} made={made} hasKeys={hasKeys}>
        <KeysSetting isOn={hasKeys} onChange={setHasKeys} />
      </Cases>
      <MadeList made={made} hasKeys={hasKeys} />
    </>
  )
}

type Props = {
  readonly userId: string
  readonly made: MadeDecisions
  readonly hasKeys: boolean
  /** Below the queue. */
  readonly children: ReactNode
}

/** The queue, and beside it the case of the address. */
function Cases({ userId, made, hasKeys, children }: Props) {
  const t = deskTexts(useLocale())
  const { queue, tryAgain } = useQueue(userId)
  const { caseId } = useParams()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const isOnline = useIsOnline()
  const filter = queueFilters.find((one) => one === search.get('show')) ?? 'all'
  const query = filter === 'all' ? '' : `?show=${filter}`

  const { decisions, versions } = useStore(made)
  const listed = queue?.ok ? queue.value : []
  const all = listed.filter((one) => !isDecided(one, decisions, versions))
  const cases = all.filter((one) => isShown(one, filter))
  const open = listed.find(({ id }) => id === caseId)
  const version = caseId === undefined ? undefined : versions[caseId]
  const found = useCase(queue?.ok ? caseId : undefined, open, version)

  const at = cases.findIndex(({ id }) => id === caseId)
  const addressOf = (id: string | undefined) => `${hrefs.desk(id)}${query}`
  const next = at < 0 ? cases[0] : cases[at + 1]
  const previous = at < 0 ? undefined : cases[at - 1]
  useKeys({
    j: hasKeys && next && (() => void navigate(addressOf(next.id))),
    k: hasKeys && previous && (() => void navigate(addressOf(previous.id))),
  })

  if (!queue) return <Spinner size="2rem" label={t('loading')} />
  if (!queue.ok && queue.error.kind === 'permission-denied') {
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
  if (!queue.ok) return <Failure title={t('failed')} error={queue.error} onTryAgain={tryAgain} />
  return (
    <>
      {!isOnline && <Notice tone="warning">{t('offline')}</Notice>}
      <div className={styles['desk']} data-open={caseId !== undefined}>
        <div className={styles['queue']}>
          <UserSearch />
          <QueueList
            made={made}
            all={all}
            cases={cases}
            filter={filter}
            query={query}
            caseId={caseId}
          />
          {children}
        </div>
        <div className={styles['case']}>
          {caseId === undefined && (cases.length > 0 || filter === 'decided') && (
            <EmptyState
              title={t('choose')}
              text={hasKeys ? keysText(t) : undefined}
              illustration={<SuccessIcon size="2.5rem" />}
            />
          )}
          {caseId !== undefined && (
            <CaseLinks
              hasKeys={hasKeys}
              queue={addressOf(undefined)}
              previous={previous && addressOf(previous.id)}
              next={next && addressOf(next.id)}
            />
          )}
          {caseId !== undefined && found.status === 'loading' && (
            <Spinner size="2rem" label={t('loadingCase')} />
          )}
          {found.status === 'failed' && (
            <PartFailure title={t('caseFailed')} error={found.error} onTryAgain={found.retry} />
          )}
          {found.status === 'ready' && !found.value && (
            <Notice title={t('gone')}>{t('goneText')}</Notice>
          )}
          {found.value && (
            <CaseView
              key={found.value.id}
              current={found.value}
              made={made}
              hasKeys={hasKeys}
              onSettled={() => {
                // The next one in the queue, as it was before the decision.
                if (open) void navigate(addressOf((next ?? previous)?.id))
              }}
            />
          )}
        </div>
      </div>
    </>
  )
}

/** Whether the moderator has just decided about a case as it is in the queue. */
function isDecided(
  { id, version }: ModerationCase,
  decisions: readonly MadeDecision[],
  versions: Readonly<Record<string, number>>,
): boolean {
  const isWaiting = decisions.some(
    ({ decision, isSettled, status }) => decision.caseId === id && isSettled && status !== 'failed',
  )
  // The queue may be from before the decision was made.
  return isWaiting || version < (versions[id] ?? 0)
}

/** The shortcuts, by the names of their buttons. */
function keysText(t: ReturnType<typeof deskTexts>): string {
  return t('keys', {
    next: t('next'),
    previous: t('previous'),
    dismiss: t('action.dismiss'),
    restore: t('action.restore'),
    remove: t('action.remove'),
    undo: t('undo'),
  })
}

/** The open cases as they change; undefined until they are loaded. `tryAgain` starts over. */
function useQueue(userId: string) {
  const { moderation } = useHostServices()
  const [queue, setQueue] = useState<Result<readonly ModerationCase[], AppError>>()
  const [attempt, setAttempt] = useState(0)
  useEffect(
    () => moderation.followQueue(userId, setQueue),
    // Each attempt follows the queue again.
    [moderation, userId, attempt],
  )
  const tryAgain = () => {
    setQueue(undefined)
    setAttempt(attempt + 1)
  }
  return { queue, tryAgain }
}
