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
import { useState } from 'react'

import { DecisionDialog } from './decision-dialog.tsx'
import type { DecisionInput } from './decision-dialog.tsx'
import { actionText, deskTexts } from './desk-texts.ts'
import { Key } from './key.tsx'
import { objectionAnswer } from './objection-answer.ts'
import { useKeys } from './use-keys.ts'
import styles from './desk.module.css'

type Props = {
  readonly of: ModerationCase
  readonly standing: SellerStanding
  readonly hasKeys: boolean
  /** The case has changed since it was shown, or a decision about it waits. */
  readonly disabled: boolean
  readonly onDecide: (action: CaseAction, input: DecisionInput) => void
}

/**
 * The actions on a case, the daily ones first. Those that the seller must get a reason for ask for it, and answers to an
 * objection for words to the seller.
 */
export function DecisionBar({ of, standing, hasKeys, disabled, onDecide }: Props) {
  const t = deskTexts(useLocale())
  const isOnline = useIsOnline()
  const [asking, setAsking] = useState<CaseAction>()
  const isOff = disabled || !isOnline
  const possible = possibleActions(of, standing)
  const isAnswer = (action: CaseAction) => objectionAnswer(action, of) !== undefined
  const begin = (action: CaseAction) => {
    if (needsReason(action) || isAnswer(action)) setAsking(action)
    else onDecide(action, { note: '' })
  }
  const shortcuts = shortcutsOf(of, possible)
  const press = (action: CaseAction | undefined) =>
    hasKeys && !isOff && action && (() => begin(action))
  useKeys({ a: press(shortcuts.A), r: press(shortcuts.R) })

  const answers = possible.filter(isAnswer)
  const others = possible.filter((action) => !isAnswer(action))
  const daily = others.filter((action) => !rare.has(action))
  const more = others.filter((action) => rare.has(action))
  const buttons = { of, hasKeys, isOff, shortcuts, onPress: begin }
  return (
    <section aria-label={t('actions')} className={styles['part']}>
      <ActionButtons {...buttons} actions={answers} />
      <ActionButtons {...buttons} actions={daily} />
      {more.length > 0 && (
        <details>
          <summary>{t('moreActions')}</summary>
          <div className={styles['more']}>
            <ActionButtons {...buttons} actions={more} />
          </div>
        </details>
      )}
      {asking !== undefined && (
        <DecisionDialog
          of={of}
          action={asking}
          onClose={() => setAsking(undefined)}
          onDecide={(input) => {
            setAsking(undefined)
            onDecide(asking, input)
          }}
        />
      )}
    </section>
  )
}

type ButtonsProps = {
  readonly of: ModerationCase
  readonly actions: readonly CaseAction[]
  readonly hasKeys: boolean
  readonly isOff: boolean
  readonly shortcuts: ReturnType<typeof shortcutsOf>
  readonly onPress: (action: CaseAction) => void
}

function ActionButtons({ of, actions, hasKeys, isOff, shortcuts, onPress }: ButtonsProps) {
  const t = deskTexts(useLocale())
  if (actions.length === 0) return null
  return (
    <div className={styles['actions']}>
      {actions.map((action) => {
        const shortcut = action === shortcuts.A ? 'A' : action === shortcuts.R ? 'R' : undefined
        return (
          <Button
            key={action}
            size="sm"
            variant={objectionAnswer(action, of) === 'keep' ? undefined : variants[action]}
            aria-disabled={isOff}
            aria-keyshortcuts={hasKeys ? shortcut : undefined}
            onClick={() => onPress(action)}
          >
            {t(actionText(action, of))}
            {hasKeys && shortcut && <Key name={shortcut} />}
          </Button>
        )
      })}
    </div>
  )
}

/** What is not decided every day, or by a slip of the hand. */
const rare: ReadonlySet<CaseAction> = new Set(['suspend', 'ban', 'lift', 'trust', 'distrust'])

const variants: Partial<Record<CaseAction, 'primary' | 'danger'>> = {
  dismiss: 'primary',
  restore: 'primary',
  lift: 'primary',
  remove: 'danger',
  ban: 'danger',
}

/** The actions by single keys: A brings back or lets stay, R takes away or keeps away. */
function shortcutsOf(of: ModerationCase, possible: readonly CaseAction[]) {
  const answer = (which: 'keep' | 'accept') =>
    possible.find((action) => objectionAnswer(action, of) === which)
  if (of.objection) return { A: answer('accept'), R: answer('keep') }
  const ifPossible = (...actions: readonly CaseAction[]) =>
    actions.find((action) => possible.includes(action))
  return { A: ifPossible('restore', 'dismiss'), R: ifPossible('remove') }
}
