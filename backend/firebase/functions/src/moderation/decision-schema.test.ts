import * as v from 'valibot'
import { expect, it } from 'vitest'

import { decisionSchema } from './decision-schema.ts'

const decision = {
  requestId: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  caseId: 'civic',
  version: 1,
  action: 'dismiss',
  note: '',
}

it('accepts a decision about a case', () => {
  expect(v.is(decisionSchema, decision)).toBe(true)
})

it.each(['', '..', 'a/b', '__case__', 'x'.repeat(5_000), 'ş'.repeat(1_000), '\uD83D'])(
  'refuses a case whose id Firestore would answer with an error: %j',
  (caseId) => expect(v.is(decisionSchema, { ...decision, caseId })).toBe(false),
)
