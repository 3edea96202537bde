import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useLocale } from '@adamarket/shared/contract/texts.ts'
import type { CaseAction, ModerationCase } from '@adamarket/shared/domain/moderation/moderation.ts'
import { reportOutcome } from '@adamarket/shared/domain/moderation/moderation-rules.ts'
import { randomId } from '@adamarket/shared/state/random-id.ts'
import { usePort } from '@adamarket/shared/state/use-port.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { PartFailure } from '@adamarket/shared/site-ui/failure.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import { Spinner } from '@adamarket/shared/ui/spinner.tsx'
import { useState } from 'react'
import { useStore } from 'zustand'

import { CaseFacts } from './case-facts.tsx'
import { DecisionBar } from './decision-bar.tsx'
import type { DecisionInput } from './decision-dialog.tsx'
import { deskTexts } from './desk-texts.ts'
import type { MadeDecisions } from './made-decisions.ts'
import { objectionAnswer } from './objection-answer.ts'
import { SellerFacts } from './seller-facts.tsx'
import { ShownListing } from './shown-listing.tsx'
import styles from './desk.module.css'

type Props = {
  /** The case as it is now. */
  readonly current: ModerationCase
  readonly made: MadeDecisions
  readonly hasKeys: boolean
  /** The moderator has decided what there is to decide. */
  readonly onSettled: () => void
}

/**
 * A case with everything that a moderator needs to decide. A change by others is announced, but shown only on
 * request; until then nothing can be decided. Nor can it while a decision waits.
 */
export function CaseView({ current, made, hasKeys, onSettled }: Props) {
  const t = deskTexts(useLocale())
  const [seen, setSeen] = useState(current)
  /** The version that this moderator's last decision made. */
  const own = useStore(made, ({ versions }) => versions[current.id])
  const waiting = useStore(made, ({ decisions }) =>
    decisions.find(({ decision, status }) => decision.caseId === current.id && status !== 'failed'),
  )
  const { moderation } = useHostServices()
  const details = usePort(() => moderation.details(seen), [moderation, seen])
  // While another version loads, the details are those of the one before.
  const shown = details.status === 'failed' ? undefined : details.latest
  const isOther = current.version !== seen.version
  if (isOther && current.version === own) setSeen(current)
  // A decision that is being sent may be the change.
  const isChanged = isOther && waiting?.status !== 'sending'
  const decide = (action: CaseAction, input: DecisionInput) => {
    const { id: caseId, version, title } = seen
    const answer = objectionAnswer(action, seen)
    const isSettled = answer !== undefined || reportOutcome(action, seen) !== undefined
    made.make({
      decision: { requestId: randomId(), caseId, version, action, ...input },
      title,
      done: answer ?? action,
      isSettled,
    })
    if (isSettled) onSettled()
  }
  return (
    <article aria-labelledby="case-title" className={styles['view']}>
      <h2 id="case-title" className={styles['name']} dir="auto">
        {seen.title}
      </h2>
      {isChanged && (
        <Notice
          tone="warning"
          title={t('changed')}
          actions={<Button onClick={() => setSeen(current)}>{t('showChange')}</Button>}
        >
          {t('changedText')}
        </Notice>
      )}
      {waiting && (
        <Notice
          actions={
            <Button size="sm" onClick={() => void made.send(seen.id)}>
              {t('sendNow')}
            </Button>
          }
        >
          {t('waits')}
        </Notice>
      )}
      {!isChanged && !waiting && seen.dueAt === undefined && <Notice>{t('closed')}</Notice>}
      {details.status === 'loading' && !shown && <Spinner size="2rem" label={t('loadingCase')} />}
      {details.status === 'failed' && (
        <PartFailure title={t('caseFailed')} error={details.error} onTryAgain={details.retry} />
      )}
      {shown && (
        <>
          <DecisionBar
            of={seen}
            standing={shown.standing}
            hasKeys={hasKeys}
            disabled={isChanged || waiting !== undefined || details.status === 'loading'}
            onDecide={decide}
          />
          <div className={styles['columns']}>
            <ShownListing listing={shown.listing} isDeleted={seen.status === 'deleted'} />
            <CaseFacts of={seen} reports={shown.reports} />
          </div>
          <SellerFacts of={seen} details={shown} />
        </>
      )}
    </article>
  )
}
