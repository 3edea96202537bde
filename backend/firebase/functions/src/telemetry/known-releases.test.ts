import { beforeEach, expect, it, vi } from 'vitest'

import { createKnownReleases } from './known-releases.ts'

const registryOf = (version: string) => ({
  remotes: { browse: { current: version, releases: { [version]: { paths: ['/search'] } } } },
})

const request = vi.fn<typeof fetch>()
let time: number
let known: ReturnType<typeof createKnownReleases>
beforeEach(() => {
  request.mockReset()
  vi.stubGlobal('fetch', request)
  time = 0
  known = createKnownReleases('https://market.example', () => time)
})

const answer = (version: string) =>
  request.mockImplementationOnce(() => Promise.resolve(Response.json(registryOf(version))))
const fail = () => request.mockRejectedValueOnce(new TypeError('fetch failed'))
const has = async (version: string) => (await known()).has({ remote: 'browse', version })

it('reads the registry of the site once for all requests of ten seconds', async () => {
  answer('1')
  expect(await Promise.all([has('1'), has('2')])).toEqual([true, false])
  time = 9_000
  expect(await has('1')).toBe(true)
  expect(request).toHaveBeenCalledExactlyOnceWith(
    'https://market.example/remotes.json',
    expect.anything(),
  )
  time = 10_000
  answer('2')
  expect(await has('2')).toBe(true)
})

it('goes on with the last one while it cannot be read, and fails without one', async () => {
  fail()
  await expect(known()).rejects.toThrow('fetch failed')
  answer('1')
  expect(await has('1')).toBe(true)
  time = 10_000
  fail()
  expect(await has('1')).toBe(true)
})
