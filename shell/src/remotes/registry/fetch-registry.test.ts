import { afterEach, expect, it, vi } from 'vitest'

import { fetchRegistry } from './fetch-registry.ts'

const registry = { revision: 3, remotes: { browse: { current: '1', releases: {} } } }

const answer = (body: string, status = 200) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })))

afterEach(() => vi.unstubAllGlobals())

const { signal } = new AbortController()

it('reads the answer', async () => {
  answer(JSON.stringify(registry))
  await expect(fetchRegistry(signal)).resolves.toEqual(registry)
})

it('rejects an error, an HTML page and a truncated answer', async () => {
  answer('{}', 500)
  await expect(fetchRegistry(signal)).rejects.toThrow('500')
  answer('<!doctype html>')
  await expect(fetchRegistry(signal)).rejects.toThrow()
  answer('{"revision": 1')
  await expect(fetchRegistry(signal)).rejects.toThrow()
})

it('uses the early answer, once', async () => {
  globalThis.earlyRegistry = Promise.resolve(registry)
  answer(JSON.stringify({ ...registry, revision: 4 }))
  await expect(fetchRegistry(signal)).resolves.toEqual(registry)
  await expect(fetchRegistry(signal)).resolves.toMatchObject({ revision: 4 })
})

it('makes the early script ignore an answer that would be too late', async () => {
  globalThis.earlyRegistry = undefined
  answer(JSON.stringify(registry))
  await fetchRegistry(signal)
  expect(globalThis.earlyRegistry).toBeNull()
})

it('rejects when the early request failed, is invalid, or takes too long', async () => {
  globalThis.earlyRegistry = Promise.reject(new Error('The registry answered 500'))
  await expect(fetchRegistry(signal)).rejects.toThrow('500')
  globalThis.earlyRegistry = Promise.resolve([])
  await expect(fetchRegistry(signal)).rejects.toThrow()
  globalThis.earlyRegistry = new Promise(() => undefined)
  await expect(fetchRegistry(AbortSignal.timeout(1))).rejects.toThrow('timed out')
})
