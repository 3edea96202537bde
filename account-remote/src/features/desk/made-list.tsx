import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { Link, useLocation, useNavigate } from '@adamarket/shared/contract/router.ts'
import { useLocale } from '@adamarket/shared/contract/texts.ts'
import { Button, buttonClass } from '@adamarket/shared/ui/button.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import { useStore } from 'zustand'

import { deskTexts, isRefused } from './desk-texts.ts'
import { Key } from './key.tsx'
import type { MadeDecision, MadeDecisions } from './made-decisions.ts'
import { useKeys } from './use-keys.ts'
import { failureOf } from './use-made-decisions.ts'
import styles from './desk.module.css'

type Props = {
  readonly made: MadeDecisions
  readonly hasKeys: boolean
}

/** Says what was decided, with a button to undo it, and what failed. */
export function MadeList({ made, hasKeys }: Props) {
  const t = deskTexts(useLocale())
  const decisions = useStore(made, (state) => state.decisions)
  const navigate = useNavigate()
  const { search } = useLocation()
  const undo = (caseId?: string) => {
    const undone = made.undo(caseId)
    if (undone) void navigate({ pathname: hrefs.desk(undone.decision.caseId), search })
  }
  const last = decisions.findLast(({ status }) => status === 'waiting')
  const undoLast = hasKeys && last && (() => undo())
  useKeys({ z: undoLast, u: undoLast })
  return (
    <div className={styles['made']}>
      {decisions
        .filter(({ status }) => status === 'failed')
        .map((failed) => (
          <Failed key={failed.decision.requestId} failed={failed} made={made} />
        ))}
      {/* There before its first text: only then a screen reader says it. */}
      <div role="status" aria-atomic="false" aria-label={t('made')} className={styles['part']}>
        {decisions
          .filter(({ status }) => status !== 'failed')
          .map((one) => (
            <div key={one.decision.requestId} className={styles['message']}>
              <span id={one.decision.requestId} className={styles['name']}>
                {t(`done.${one.done}`, { title: one.title })}
              </span>
              <span className={styles['muted']}>{t('takesEffect')}</span>
              {one.status === 'waiting' && (
                <Button
                  size="sm"
                  aria-describedby={one.decision.requestId}
                  aria-keyshortcuts={hasKeys && one === last ? 'Z U' : undefined}
                  onClick={() => undo(one.decision.caseId)}
                >
                  {t('undo')}
                  {hasKeys && one === last && <Key name="Z" />}
                </Button>
              )}
            </div>
          ))}
      </div>
    </div>
  )
}

function Failed({ failed, made }: { readonly failed: MadeDecision; readonly made: MadeDecisions }) {
  const language = useLocale()
  const t = deskTexts(language)
  const { decision, error } = failed
  const canRetry = error && !isRefused(error)
  return (
    <Notice
      tone="danger"
      actions={
        <>
          {canRetry && (
            <Button size="sm" onClick={() => made.retry(failed)}>
              {t('tryAgain')}
            </Button>
          )}
          <Link
            to={hrefs.desk(decision.caseId)}
            className={buttonClass({ size: 'sm' })}
            onClick={() => made.dismiss(failed)}
          >
            {t('openCase')}
          </Link>
          <Button size="sm" variant="ghost" onClick={() => made.dismiss(failed)}>
            {t('close')}
          </Button>
        </>
      }
    >
      {failureOf(failed, language)}
    </Notice>
  )
}
