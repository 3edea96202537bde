import { expect, it } from 'vitest'

import type { CaseAction, ModerationCase } from './moderation.ts'
import { outcomeOfObjection, reportOutcome } from './moderation-rules.ts'

it.each<[CaseAction, CaseAction, string | undefined]>([
  ['dismiss', 'remove', 'rejected'],
  ['remove', 'hold', 'rejected'],
  ['restore', 'remove', 'accepted'],
  ['restore', 'hold', 'accepted'],
  ['lift', 'suspend', 'accepted'],
  ['lift', 'ban', 'accepted'],
  ['restore', 'ban', undefined],
  ['lift', 'remove', undefined],
  ['warn', 'remove', undefined],
])('%s answers an objection to %s: %s', (action, about, outcome) => {
  expect(outcomeOfObjection(action, about)).toBe(outcome)
})

it.each<[CaseAction, ModerationCase['status'], boolean, string | undefined]>([
  ['dismiss', 'active', false, 'kept'],
  ['dismiss', 'held', true, undefined],
  ['dismiss', 'deleted', true, 'kept'],
  ['restore', 'held', true, 'kept'],
  ['remove', 'active', false, 'removed'],
  ['warn', 'active', false, undefined],
  ['warn', 'deleted', false, 'removed'],
])(
  '%s of a listing that is %s, with an objection: %s, answers reports with %s',
  (action, status, hasObjection, outcome) => {
    const objection = hasObjection ? {} : undefined
    expect(reportOutcome(action, { status, objection })).toBe(outcome)
  },
)
