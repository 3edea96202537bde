import { useLocale } from '@adamarket/shared/contract/texts.ts'
import { useIsOnline } from '@adamarket/shared/contract/use-connectivity.ts'
import type {
  CaseAction,
  ModerationCase,
  SellerStanding,
} from '@adamarket/shared/domain/moderation/moderation.ts'
import {
  needsReason,
  possibleActions,
} from '@adamarket/shared/domain/moderation/moderation-rules.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import { useState } from 'react'

import { DecisionDialog } from './decision-dialog.tsx'
import { deskTexts } from './desk-texts.ts'
import type { useDecide } from './use-decide.ts'
import { useKeys } from './use-keys.ts'
import styles from './desk.module.css'

type Props = {
  readonly of: ModerationCase
  readonly standing: SellerStanding
  readonly decision: ReturnType<typeof useDecide>
  readonly hasKeys: boolean
  /** The case has changed since it was shown. */
  readonly disabled: boolean
}

/** The actions on a case. Those that the seller must get a reason for ask for it first. */
export function DecisionBar({ of, standing, decision, hasKeys, disabled }: Props) {
  const t = deskTexts(useLocale())
  const isOnline = useIsOnline()
  const { isBusy, failure, decide } = decision
  const [asking, setAsking] = useState<CaseAction>()
  const isOff = disabled || isBusy || !isOnline
  const possible = possibleActions(of, standing)
  const begin = (action: CaseAction) => {
    if (needsReason(action)) setAsking(action)
    else void decide(action, { note: '' })
  }
  const key = (action: CaseAction) =>
    hasKeys && !isOff && possible.includes(action) ? () => begin(action) : undefined
  // Approving a hidden listing restores it.
  const approve = possible.includes('restore') ? 'restore' : 'dismiss'
  const keyFor = (action: CaseAction) =>
    action === approve ? 'A' : action === 'remove' ? 'R' : undefined
  useKeys({ a: key(approve), r: key('remove') })
  return (
    <section aria-label={t('actions')} className={styles['part']}>
      {failure !== undefined && asking === undefined && <Notice tone="danger">{failure}</Notice>}
      <div className={styles['actions']}>
        {possible.map((action) => (
          <Button
            key={action}
            size="sm"
            variant={variants[action]}
            aria-disabled={isOff}
            aria-keyshortcuts={hasKeys ? keyFor(action) : undefined}
            onClick={() => begin(action)}
          >
            {t(`action.${action}`)}
          </Button>
        ))}
      </div>
      {asking !== undefined && (
        <DecisionDialog
          action={asking}
          isBusy={isBusy}
          failure={failure}
          onClose={() => setAsking(undefined)}
          onDecide={async (input) => {
            if (await decide(asking, input)) setAsking(undefined)
          }}
        />
      )}
    </section>
  )
}

const variants: Partial<Record<CaseAction, 'primary' | 'danger'>> = {
  dismiss: 'primary',
  restore: 'primary',
  remove: 'danger',
  ban: 'danger',
}
