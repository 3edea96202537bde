import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type { CaseFlag } from '@adamarket/shared/domain/moderation/moderation.ts'
import type { RefusedDecision } from '@adamarket/shared/domain/ports.ts'
import { bundledTexts } from '@adamarket/shared/i18n/bundled-texts.ts'

import en from '#texts/en/desk.json'

/** The filters of the queue. */
export const queueFilters = ['all', 'reported', 'noticed', 'held', 'objections'] as const

export type QueueFilter = (typeof queueFilters)[number]

/** What is said about a flag. */
type FlagText = CaseFlag['kind'] | 'posted-again'

/** The name of the text about a flag. */
export function flagText({ kind, isOwn }: CaseFlag): FlagText {
  return isOwn ? 'posted-again' : kind
}

/** Whether it has a text of its own here. */
export function isRefused(error: AppError | RefusedDecision): error is RefusedDecision {
  return error.kind in en.refused
}

/** The texts of the desk, apart from those of the account, which every member loads. */
export const deskTexts = bundledTexts(
  import.meta.glob<typeof en>('../../texts/*/desk.json', { eager: true, import: 'default' }),
)
