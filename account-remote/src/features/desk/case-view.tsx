import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useLocale } from '@adamarket/shared/contract/texts.ts'
import type { ModerationCase } from '@adamarket/shared/domain/moderation/moderation.ts'
import { usePort } from '@adamarket/shared/state/use-port.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { PartFailure } from '@adamarket/shared/site-ui/failure.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import { Spinner } from '@adamarket/shared/ui/spinner.tsx'
import { useState } from 'react'

import { CaseFacts } from './case-facts.tsx'
import { DecisionBar } from './decision-bar.tsx'
import { deskTexts } from './desk-texts.ts'
import { SellerFacts } from './seller-facts.tsx'
import { ShownListing } from './shown-listing.tsx'
import { useDecide } from './use-decide.ts'
import styles from './desk.module.css'

type Props = {
  /** The case as it is now. */
  readonly current: ModerationCase
  readonly hasKeys: boolean
  /** The moderator has decided: `isSettled` when nothing is left to decide. */
  readonly onDecided: (isSettled: boolean) => void
}

/**
 * A case with everything that a moderator needs to decide. A change by others is announced, but shown only on
 * request; until then nothing can be decided.
 */
export function CaseView({ current, hasKeys, onDecided }: Props) {
  const t = deskTexts(useLocale())
  const [seen, setSeen] = useState(current)
  /** The version that this moderator's last decision made. */
  const [own, setOwn] = useState<number>()
  const { moderation } = useHostServices()
  const details = usePort(() => moderation.details(seen), [moderation, seen])
  // While another version loads, the details are those of the one before.
  const shown = details.status === 'failed' ? undefined : details.latest
  const decision = useDecide(seen, (version, isSettled) => {
    setOwn(version)
    onDecided(isSettled)
  })
  const isOther = current.version !== seen.version
  if (isOther && current.version === own) setSeen(current)
  // The pending decision may be the change.
  const isChanged = isOther && !decision.isBusy
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
      {!isChanged && seen.dueAt === undefined && <Notice>{t('closed')}</Notice>}
      {details.status === 'loading' && !shown && <Spinner size="2rem" label={t('loadingCase')} />}
      {details.status === 'failed' && (
        <PartFailure title={t('caseFailed')} error={details.error} onTryAgain={details.retry} />
      )}
      {shown && (
        <>
          <DecisionBar
            of={seen}
            standing={shown.standing}
            decision={decision}
            hasKeys={hasKeys}
            disabled={isChanged || details.status === 'loading'}
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
