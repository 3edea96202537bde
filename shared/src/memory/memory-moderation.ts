import type { AppError } from '#domain/app-error.ts'
import { appError } from '#domain/app-error.ts'
import type { AuditEntry, CaseAction, ModerationCase } from '#domain/moderation/moderation.ts'
import {
  isToDecide,
  outcomeOfObjection,
  possibleActions,
  reportOutcome,
} from '#domain/moderation/moderation-rules.ts'
import type { CaseDetails, ModerationPort } from '#domain/ports.ts'
import type { Result } from '#domain/result.ts'
import { err, ok } from '#domain/result.ts'

/** A case with what the desk shows of it. */
export type MemoryCase = ModerationCase & Partial<CaseDetails>

type MemoryModeration = ModerationPort & {
  /** Changes a case, as a report or another moderator does. */
  change(one: MemoryCase): void
  /** Takes the moderator's role away. */
  endRole(): void
}

type Queue = Result<readonly ModerationCase[], AppError>

const noLimits = { isTrusted: false, isBanned: false }

/**
 * A {@link ModerationPort} over a list of cases. A decision changes only the listing and its case here, and users are found
 * by the ids of sellers.
 */
export function createMemoryModeration(stock: readonly MemoryCase[] = []): MemoryModeration {
  const cases = new Map(stock.map((one) => [one.id, one]))
  const decided = new Map<string, number>()
  const callbacks = new Set<(queue: Queue) => void>()
  let hasRole = true
  const denied = () => err(appError('permission-denied', new Error('No role')))

  const queue = (): Queue =>
    hasRole
      ? ok(
          [...cases.values()]
            .filter(({ dueAt }) => dueAt !== undefined)
            .toSorted((a, b) => ((a.dueAt ?? '') < (b.dueAt ?? '') ? -1 : 1)),
        )
      : denied()
  const notifyCallbacks = () => {
    for (const callback of callbacks) callback(queue())
  }
  const change = (one: MemoryCase) => {
    cases.set(one.id, one)
    notifyCallbacks()
  }
  return {
    change,
    endRole() {
      hasRole = false
      notifyCallbacks()
    },
    followQueue(_userId, callback) {
      callbacks.add(callback)
      callback(queue())
      return () => callbacks.delete(callback)
    },
    byId: async (caseId) => (hasRole ? ok(cases.get(caseId)) : denied()),
    details: async ({ id, sellerId }) => {
      if (!hasRole) return denied()
      const one = cases.get(id)
      return ok({
        ...(one?.listing && { listing: one.listing }),
        reports: one?.reports ?? [],
        standing: one?.standing ?? noLimits,
        otherCases: [...cases.values()].filter(
          (other) => other.sellerId === sellerId && other.id !== id,
        ),
        history: one?.history ?? [],
      })
    },
    decided: async () =>
      hasRole
        ? ok(
            [...cases.values()]
              .flatMap(({ history = [] }) => history)
              .toSorted((one, other) => (one.at < other.at ? 1 : -1)),
          )
        : denied(),
    async findUsers(text) {
      if (!hasRole) return denied()
      const ofUser = [...cases.values()].filter(({ sellerId }) => sellerId === text)
      const { listing, standing = noLimits } = ofUser[0] ?? {}
      const found = { id: text, name: listing?.sellerName ?? '', standing, cases: ofUser }
      return ok(ofUser.length === 0 ? [] : [found])
    },
    async decide({ caseId, ...decision }) {
      if (!hasRole) return err({ kind: 'no-moderator', cause: undefined })
      const { requestId, version, action } = decision
      const repeated = decided.get(requestId)
      if (repeated !== undefined) return ok(repeated)
      const one = cases.get(caseId)
      if (one?.version !== version) return err({ kind: 'case-changed', cause: undefined })
      const standing = one.standing ?? noLimits
      if (!possibleActions(one, standing).includes(action)) {
        return err({ kind: 'not-possible', cause: undefined })
      }
      const status = statusAfter[action] ?? one.status
      const { requestId: id, version: _, ...content } = decision
      const entry: AuditEntry = {
        id,
        caseId,
        sellerId: one.sellerId,
        title: one.title,
        ...content,
        by: 'selin',
        at: new Date().toISOString(),
        before: { ...standing, version, status: one.status },
        after: { ...standing, version: version + 1, status },
      }
      decided.set(requestId, version + 1)
      change(after(one, action, entry))
      return ok(version + 1)
    },
  }
}

const statusAfter: Partial<Record<CaseAction, 'removed' | 'held' | 'active'>> = {
  remove: 'removed',
  hold: 'held',
  restore: 'active',
}

function after(one: MemoryCase, action: CaseAction, entry: AuditEntry): MemoryCase {
  const { dueAt, objection, listing, ...rest } = one
  const { status, version } = entry.after
  const outcome = reportOutcome(action, one)
  const isAnswered = objection && outcomeOfObjection(action, objection.action) !== undefined
  const facts = {
    ...rest,
    version,
    status,
    ...(outcome && {
      reasons: [],
      flags: [],
      reports: (one.reports ?? []).map((report) => ({ outcome, ...report })),
    }),
    ...(objection && !isAnswered && { objection }),
  }
  return {
    ...facts,
    ...(listing && status !== 'deleted' && { listing: { ...listing, status } }),
    history: [entry, ...(one.history ?? [])],
    ...(isToDecide(facts) && dueAt !== undefined && { dueAt }),
  }
}
