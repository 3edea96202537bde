import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type {
  AuditEntry,
  CaseAction,
  CaseFlag,
  ModerationCase,
} from '@adamarket/shared/domain/moderation/moderation.ts'
import type { RefusedDecision } from '@adamarket/shared/domain/ports.ts'
import { bundledTexts } from '@adamarket/shared/i18n/bundled-texts.ts'

import en from '#texts/en/desk.json'

import { objectedAction, objectionAnswer } from './objection-answer.ts'

/** The filters of the queue, and what is no longer in it. */
export const queueFilters = ['all', 'reported', 'noticed', 'held', 'objections', 'decided'] as const

export type QueueFilter = (typeof queueFilters)[number]

/** What is said about a flag. */
type FlagText = CaseFlag['kind'] | 'posted-again'

/** The name of the text about a flag. */
export function flagText({ kind, isOwn }: CaseFlag): FlagText {
  return isOwn ? 'posted-again' : kind
}

/** The name of the text on the button of an action: an answer to an objection says what becomes of the decision. */
export function actionText(action: CaseAction, of: Pick<ModerationCase, 'objection'>) {
  const about = objectedAction(of)
  const answer = objectionAnswer(action, of)
  if (!about || !answer) return `action.${action}` as const
  return answer === 'keep' ? (`keep.${about}` as const) : (`accept.${about}` as const)
}

/** The name of the text about an entry of the audit log. */
export function entryText({ action, objectionOutcome }: AuditEntry) {
  // Removing a held listing rejects the objection as well.
  return objectionOutcome && action !== 'remove'
    ? (`outcome.${objectionOutcome}` as const)
    : (`action.${action}` as const)
}

/** Whether it has a text of its own here. */
export function isRefused(error: AppError | RefusedDecision): error is RefusedDecision {
  return error.kind in en.refused
}

/** The texts of the desk, apart from those of the account, which every member loads. */
export const deskTexts = bundledTexts(
  import.meta.glob<typeof en>('../../texts/*/desk.json', { eager: true, import: 'default' }),
)
