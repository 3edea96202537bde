import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { readDocument, readQuery } from './access.ts'
import type { DocumentReads } from './document-reads.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const query = { collection: 'posts', order: 'by-id', limit: 1 } as const

it.each([
  ['document', (reads: DocumentReads) => readDocument(reads, 'posts', 'civic')],
  ['query', (reads: DocumentReads) => readQuery(reads, query)],
])('a client is told once that a %s got no answer in time', async (_name, read) => {
  const onTimeout = vi.fn()
  const never = () => new Promise<never>(() => undefined)
  const outcome = read({ document: never, query: never, count: never, time: vi.fn(), onTimeout })
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(12_000)
  expect(await outcome).toMatchObject({ ok: false, error: { kind: 'unavailable' } })
  expect(onTimeout).toHaveBeenCalledOnce()
})

it('a client is not told about a read that fails', async () => {
  const onTimeout = vi.fn()
  const fail = () => Promise.reject(new Error('no'))
  await readQuery({ document: fail, query: fail, count: fail, time: vi.fn(), onTimeout }, query)
  expect(onTimeout).not.toHaveBeenCalled()
})
