import { afterEach, expect, it, vi } from 'vitest'

import { probeSite } from './probe-site.ts'

afterEach(() => vi.unstubAllGlobals())

it('reaches the site in a browser without AbortSignal.timeout, which is no lost connection', async () => {
  vi.stubGlobal('AbortSignal', undefined)
  vi.stubGlobal('fetch', async () => new Response('reachable\n'))
  expect(await probeSite()).toBe(true)
})

it('does not reach it behind a captive portal, or without an answer', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>Sign in</html>'))
  expect(await probeSite()).toBe(false)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await probeSite()).toBe(false)
})
