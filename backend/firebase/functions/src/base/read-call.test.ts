import { expect, it } from 'vitest'

import { decisionSchema } from '#functions/moderation/decision-schema.ts'
import { readCall } from './read-call.ts'

const decision = {
  requestId: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  caseId: 'civic',
  version: 1,
  action: 'dismiss',
  note: '',
}

it('returns what a client sent', () => {
  expect(readCall(decisionSchema, decision)).toEqual(decision)
})

it.each(['requestId', 'action', 'note'])('does not repeat a huge %s in its answer', (name) => {
  const call = () => readCall(decisionSchema, { ...decision, [name]: 'x'.repeat(1_000_000) })
  expect(call).toThrow(expect.objectContaining({ code: 'invalid-argument' }))
  expect(call).toThrow(expect.objectContaining({ message: expect.stringMatching(/^.{1,500}$/s) }))
})
