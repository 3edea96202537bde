import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type { CaseAction, Decision } from '@adamarket/shared/domain/moderation/moderation.ts'
import type { ModerationPort, RefusedDecision } from '@adamarket/shared/domain/ports.ts'
import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'

import type { ObjectionAnswer } from './objection-answer.ts'

/** How long a decision can be undone, in milliseconds: it is sent only then. */
export const undoMs = 10_000

/** A decision of this moderator that has not taken effect. */
export type MadeDecision = {
  readonly decision: Decision
  /** The listing's. */
  readonly title: string
  /** What was decided, for the message about it: an action, or an answer to an objection. */
  readonly done: CaseAction | ObjectionAnswer
  /** Whether it leaves nothing to decide: its case leaves the queue. */
  readonly isSettled: boolean
  /** `waiting` while it can be undone. */
  readonly status: 'waiting' | 'sending' | 'failed'
  /** Why it failed. */
  readonly error?: AppError | RefusedDecision
}

type State = {
  /** The last one last. */
  readonly decisions: readonly MadeDecision[]
  /** The versions that decisions made, by the id of the case. */
  readonly versions: Readonly<Record<string, number>>
}

export type MadeDecisions = StoreApi<State> & {
  /** Sends the decision after {@link undoMs}. */
  readonly make: (made: Omit<MadeDecision, 'status' | 'error'>) => void
  /** Takes a decision back, if it is not sent: the last one, or that about a case. */
  readonly undo: (caseId?: string) => MadeDecision | undefined
  /** Sends what waits, now: everything, or that about a case. Resolves once all is answered, also what was sent before. */
  readonly send: (caseId?: string) => Promise<unknown>
  /** Sends a failed decision once more, with the same id: it is made once. */
  readonly retry: (failed: MadeDecision) => void
  /** Forgets a failed decision. */
  readonly dismiss: (failed: MadeDecision) => void
}

/** Decisions that wait until they cannot be undone any more. */
export function createMadeDecisions(decide: ModerationPort['decide']): MadeDecisions {
  const store = createStore<State>(() => ({ decisions: [], versions: {} }))
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const answers = new Set<Promise<unknown>>()

  const idOf = ({ decision }: MadeDecision) => decision.requestId
  const replace = (made: MadeDecision, by: readonly MadeDecision[]) =>
    store.setState(({ decisions }) => ({
      decisions: decisions.flatMap((one) => (idOf(one) === idOf(made) ? by : [one])),
    }))
  const stopTimer = (made: MadeDecision) => {
    clearTimeout(timers.get(idOf(made)))
    timers.delete(idOf(made))
  }

  const sendOne = async (made: MadeDecision) => {
    stopTimer(made)
    replace(made, [{ ...made, status: 'sending' }])
    const outcome = await decide(made.decision)
    if (outcome.ok) {
      const { caseId } = made.decision
      store.setState(({ versions }) => ({ versions: { ...versions, [caseId]: outcome.value } }))
      replace(made, [])
    } else {
      replace(made, [{ ...made, status: 'failed', error: outcome.error }])
    }
  }
  const start = (made: MadeDecision) => {
    const answer = sendOne(made).finally(() => answers.delete(answer))
    answers.add(answer)
  }
  const waiting = (caseId: string | undefined) =>
    store
      .getState()
      .decisions.filter(
        ({ status, decision }) =>
          status === 'waiting' && (caseId === undefined || decision.caseId === caseId),
      )

  return {
    ...store,
    make: (made) => {
      const one = { ...made, status: 'waiting' } as const
      const { caseId } = made.decision
      // It takes the place of one that failed.
      const isReplaced = ({ status, decision }: MadeDecision) =>
        status === 'failed' && decision.caseId === caseId
      store.setState(({ decisions }) => ({
        decisions: [...decisions.filter((other) => !isReplaced(other)), one],
      }))
      timers.set(
        idOf(one),
        setTimeout(() => start(one), undoMs),
      )
    },
    undo: (caseId) => {
      const undone = waiting(caseId).at(-1)
      if (!undone) return undefined
      stopTimer(undone)
      replace(undone, [])
      return undone
    },
    send: (caseId) => {
      for (const one of waiting(caseId)) start(one)
      return Promise.all(answers)
    },
    retry: start,
    dismiss: (failed) => replace(failed, []),
  }
}
