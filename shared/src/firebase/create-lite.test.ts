import { format } from 'node:util'

import { afterEach, expect, it, vi } from 'vitest'

import { createLite } from './create-lite.ts'
import { liteReads } from './lite-reads.ts'

const settings = {
  firebase: {
    projectId: 'demo-adamarket',
    apiKey: 'key',
    authDomain: 'demo-adamarket.firebaseapp.com',
    storageBucket: 'demo-adamarket.appspot.com',
    appId: '1:1:web:1',
  },
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('logs nothing of what visitors search for when Firestore fails', async () => {
  const logged: string[] = []
  for (const method of ['debug', 'log', 'info', 'warn', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((...args) => void logged.push(format(...args)))
  }
  vi.stubGlobal('fetch', async () => Response.json({ error: {} }, { status: 400 }))
  const reads = liteReads(createLite(settings))
  const query = {
    collection: 'posts',
    equal: [{ path: ['terms', 'has:telescope'], is: true }],
    order: 'by-id',
    limit: 1,
  } as const
  await expect(reads.query(query)).rejects.toThrow()
  await expect(reads.count(query)).rejects.toThrow()
  expect(logged.filter((line) => line.includes('telescope'))).toEqual([])
})
