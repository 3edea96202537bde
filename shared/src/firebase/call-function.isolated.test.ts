import { afterEach, expect, it, vi } from 'vitest'

import { ok } from '#domain/result.ts'

import { createCallFunction } from './call-function.ts'

const settings = {
  firebase: {
    projectId: 'my-market',
    apiKey: 'key',
    authDomain: 'market.example',
    storageBucket: 'my-market.firebasestorage.app',
    appId: '1:1:web:1',
  },
  region: 'europe-west1',
}

afterEach(() => vi.unstubAllGlobals())

it('a call outlives the page that makes it', async () => {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) =>
    Response.json({ result: { version: 2 } }),
  )
  vi.stubGlobal('fetch', fetch)
  const decision = { caseId: 'civic' }
  expect(await createCallFunction(settings)('decideCase', decision)).toEqual(ok({ version: 2 }))
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/\/decideCase$/),
    expect.objectContaining({ keepalive: true, body: JSON.stringify({ data: decision }) }),
  )
})
