import { format } from 'node:util'

import { afterEach, expect, it, vi } from 'vitest'

import { failed } from '#testing/failed.ts'

import { createFirestore } from './create-firestore.ts'
import { documentReads } from './document-reads.ts'

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
  const reads = documentReads(createFirestore(settings))
  const query = {
    collection: 'posts',
    equal: [{ path: ['terms', 'has:telescope'], is: true }],
    order: 'by-id',
    limit: 1,
  } as const
  expect(await reads.query(query)).toMatchObject(failed('unexpected'))
  expect(await reads.count(query)).toMatchObject(failed('unexpected'))
  expect(logged.filter((line) => line.includes('telescope'))).toEqual([])
})
