import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { retryCode } from './plugin-retry.ts'

type Runtime = {
  e: (id: string) => Promise<unknown>
  u: (id: string) => string
  miniCssF: (id: string) => string
}

const failed = (code?: string) => Object.assign(new Error('Loading failed'), { code })

/** A runtime whose chunks fail in this order before they load, and what it requested. */
function runtimeWith(failures: Error[], query = '') {
  const requested: string[] = []
  const runtime: Runtime = {
    u: (id) => `${id}.js${query}`,
    miniCssF: (id) => `${id}.css`,
    e: async (id) => {
      requested.push(`${runtime.u(id)} ${runtime.miniCssF(id)}`)
      const failure = failures.shift()
      if (failure) throw failure
      return id
    },
  }
  const code = retryCode({ times: 3, delayMs: 300 })
  new Function('__webpack_require__', code)(runtime)
  return { runtime, requested, load: (id: string) => runtime.e(id) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('requests a script that failed again under another address, and not its styles', async () => {
  const { load, requested } = runtimeWith([failed(), failed()])
  const loaded = load('home')
  await vi.advanceTimersByTimeAsync(600)
  expect(await loaded).toBe('home')
  expect(requested).toEqual([
    'home.js home.css',
    'home.js?retry=1 home.css',
    'home.js?retry=2 home.css',
  ])
})

it('counts the failures of styles on their own', async () => {
  const { load, requested } = runtimeWith([failed(), failed('CSS_CHUNK_LOAD_FAILED')])
  const loaded = load('home')
  await vi.advanceTimersByTimeAsync(600)
  await loaded
  expect(requested.at(-1)).toBe('home.js?retry=1 home.css?retry=1')
})

it('fails after three retries, and retries again with the next request', async () => {
  const { load, requested } = runtimeWith(Array.from({ length: 5 }, () => failed()))
  const result = load('home').catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(900)
  expect(await result).toEqual(failed())
  expect(requested).toHaveLength(4)
  const loaded = load('home')
  await vi.advanceTimersByTimeAsync(300)
  expect(await loaded).toBe('home')
})

it('keeps the query that an address has already', async () => {
  const { load, requested } = runtimeWith([failed()], '?attempt=1')
  const loaded = load('home')
  await vi.advanceTimersByTimeAsync(300)
  await loaded
  expect(requested).toEqual(['home.js?attempt=1 home.css', 'home.js?attempt=1&retry=1 home.css'])
})
