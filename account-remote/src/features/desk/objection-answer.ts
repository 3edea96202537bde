import type { CaseAction, ModerationCase } from '@adamarket/shared/domain/moderation/moderation.ts'
import { acceptingAction } from '@adamarket/shared/domain/moderation/moderation-rules.ts'

/** What a moderator answers to an objection: the decision stands, or is undone. */
export type ObjectionAnswer = 'keep' | 'accept'

/** The decisions that sellers object to. */
const objectionable = ['remove', 'hold', 'suspend', 'ban'] as const

/** The decision that a case's objection is about. */
export function objectedAction({ objection }: Pick<ModerationCase, 'objection'>) {
  return objectionable.find((action) => action === objection?.action)
}

/** The answer that an action is to a case's objection, if there is one. */
export function objectionAnswer(
  action: CaseAction,
  of: Pick<ModerationCase, 'objection'>,
): ObjectionAnswer | undefined {
  const about = objectedAction(of)
  if (!about) return undefined
  if (action === 'dismiss') return 'keep'
  return action === acceptingAction(about) ? 'accept' : undefined
}
