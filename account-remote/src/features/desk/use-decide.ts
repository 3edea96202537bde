import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useLocale } from '@adamarket/shared/contract/texts.ts'
import { failureAdvice } from '@adamarket/shared/i18n/failure-texts.ts'
import type {
  CaseAction,
  Decision,
  ModerationCase,
} from '@adamarket/shared/domain/moderation/moderation.ts'
import { reportOutcome } from '@adamarket/shared/domain/moderation/moderation-rules.ts'
import type { RefusedDecision } from '@adamarket/shared/domain/ports.ts'
import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import { randomId } from '@adamarket/shared/state/random-id.ts'
import { useAttempt } from '@adamarket/shared/ui/use-attempt.ts'
import { useRef, useState } from 'react'

import { deskTexts, isRefused } from './desk-texts.ts'

export type DecisionInput = Pick<Decision, 'reason' | 'note' | 'days'>

/** Sends decisions about a case, one at a time; `failure` says why the last one was not made. */
export function useDecide(
  of: ModerationCase,
  onDecided: (version: number, isSettled: boolean) => void,
) {
  const { id: caseId, version } = of
  const language = useLocale()
  const t = deskTexts(language)
  const { moderation, notify, report } = useHostServices()
  const { isBusy, attempt } = useAttempt()
  const [failure, setFailure] = useState<string>()
  const last = useRef({ content: '', requestId: '' })

  const adviceOf = (error: AppError | RefusedDecision) =>
    isRefused(error) ? t(`refused.${error.kind}`) : failureAdvice(error, language)

  /** Resolves to whether the decision was made. */
  const decide = (action: CaseAction, input: DecisionInput) =>
    attempt(async () => {
      setFailure(undefined)
      const sent = { caseId, version, action, ...input }
      const content = JSON.stringify(sent)
      // A decision that is sent again after no answer has the same id, and is made once.
      if (last.current.content !== content) {
        last.current = { content, requestId: randomId() }
      }
      const outcome = await moderation.decide({ ...sent, requestId: last.current.requestId })
      if (outcome.ok) {
        notify.success(t(`done.${action}`))
        onDecided(outcome.value, reportOutcome(action, of) !== undefined)
        return true
      }
      setFailure(`${t('notDone')} ${adviceOf(outcome.error)}`)
      report({ what: 'A decision was not made', cause: outcome.error.cause })
      return false
    })
  return { isBusy, failure, decide }
}
