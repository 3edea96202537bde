import { appError } from '@adamarket/shared/domain/app-error.ts'
import type { ModerationPort } from '@adamarket/shared/domain/ports.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'
import { beforeEach, expect, it, vi } from 'vitest'

import { createMadeDecisions, undoMs } from './made-decisions.ts'

const decide = vi.fn<ModerationPort['decide']>()
let made: ReturnType<typeof createMadeDecisions>

beforeEach(() => {
  vi.useFakeTimers()
  decide.mockReset().mockResolvedValue(ok(8))
  made = createMadeDecisions(decide)
  return () => void vi.useRealTimers()
})

function remove(caseId: string) {
  const decision = { requestId: `about-${caseId}`, caseId, version: 7, note: '' }
  made.make({
    decision: { ...decision, action: 'remove' },
    title: caseId,
    done: 'remove',
    isSettled: true,
  })
}
const sent = () => decide.mock.calls.map(([{ caseId }]) => caseId)
const statuses = () =>
  made.getState().decisions.map(({ decision, status }) => `${decision.caseId}: ${status}`)

it('a decision is sent once its ten seconds are over, and not before', async () => {
  remove('civic')
  await vi.advanceTimersByTimeAsync(undoMs - 1)
  expect(sent()).toEqual([])
  expect(statuses()).toEqual(['civic: waiting'])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent()).toEqual(['civic'])
  expect(made.getState()).toEqual({ decisions: [], versions: { civic: 8 } })
})

it('decisions about several cases wait, each for its own ten seconds', async () => {
  remove('civic')
  await vi.advanceTimersByTimeAsync(4_000)
  remove('chair')
  await vi.advanceTimersByTimeAsync(undoMs - 4_000)
  expect(sent()).toEqual(['civic'])
  expect(statuses()).toEqual(['chair: waiting'])
})

it('a decision that is undone is never sent: the last one first, or that about a case', async () => {
  for (const caseId of ['civic', 'chair', 'lamp']) remove(caseId)
  expect(made.undo()?.title).toBe('lamp')
  expect(made.undo('civic')?.title).toBe('civic')
  await vi.advanceTimersByTimeAsync(undoMs)
  expect(sent()).toEqual(['chair'])
  expect(made.undo()).toBeUndefined()
})

it('all that waits is sent at once on request, which resolves once all is answered', async () => {
  let answer = () => {}
  decide.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = () => resolve(ok(8))
    }),
  )
  remove('civic')
  remove('chair')
  let isAnswered = false
  const all = made.send().then(() => (isAnswered = true))
  expect(sent()).toEqual(['civic', 'chair'])
  await vi.advanceTimersByTimeAsync(undoMs)
  expect(sent()).toEqual(['civic', 'chair'])
  expect(isAnswered).toBe(false)
  answer()
  await all
  expect(statuses()).toEqual([])
})

it('a decision that fails stays, and is sent again with the same id', async () => {
  decide.mockResolvedValueOnce(err(appError('unavailable', undefined)))
  remove('civic')
  await made.send()
  expect(statuses()).toEqual(['civic: failed'])
  const [failed] = made.getState().decisions
  if (!failed) throw new Error('It is gone')
  made.retry(failed)
  await made.send()
  const [first, again] = decide.mock.calls.map(([{ requestId }]) => requestId)
  expect(again).toBe(first)
  expect(statuses()).toEqual([])
})

it('another decision about a case takes the place of one that failed', async () => {
  decide.mockResolvedValueOnce(err({ kind: 'case-changed', cause: undefined }))
  remove('civic')
  await made.send()
  remove('civic')
  expect(statuses()).toEqual(['civic: waiting'])
})
