import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { routesModule } from '@adamarket/shared/contract/remote-modules.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { listen } from './a-site.ts'
import { createServerFiles } from './server-files.ts'

const remote = `
  exports.texts = { namespace: "browse", loaders: { en() {} } }
  exports.createRoutes = () => []
`
const hashOf = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`
const signal = new AbortController().signal

let site: Awaited<ReturnType<typeof listen>>
let origin: string
let requests: number
let answer: (response: ServerResponse) => void

beforeEach(async () => {
  requests = 0
  answer = (response) => response.end(remote)
  site = await listen((_request, response) => {
    requests += 1
    answer(response)
  })
  origin = site.origin
})
afterEach(() => site.close())

/** A busy machine is slow, which is not a failure: only tests of the limit have a short one. */
const files = (timeoutMs = 60_000) =>
  createServerFiles({
    sharedModules: {},
    schema: routesModule,
    limits: { timeoutMs, maxBytes: 1000 },
  })

function serverFile(version = '1', code = remote) {
  const releaseBase = `${origin}/${version}/`
  return { file: `${releaseBase}server.js`, integrity: hashOf(code), releaseBase }
}

describe('load', () => {
  it('gives the exports, and requests a file once', async () => {
    const { load } = files()
    const both = await Promise.all([load(serverFile(), signal), load(serverFile(), signal)])
    expect(both[0].createRoutes).toBeTypeOf('function')
    expect(both[1]).toBe(both[0])
    expect(await load(serverFile(), signal)).toBe(both[0])
    expect(requests).toBe(1)
  })

  it('evaluates the same bytes again for another release, whose pictures have other addresses', async () => {
    const { load } = files()
    const first = await load(serverFile('1'), signal)
    expect(await load(serverFile('2'), signal)).not.toBe(first)
  })

  const status = (code: number) => (response: ServerResponse) => {
    response.statusCode = code
    response.end('no')
  }
  it.each([
    ['is not there', 'not-found', 'answered 404', status(404)],
    ['is refused', 'unavailable', 'answered 500', status(500)],
    [
      'is cut off',
      'unavailable',
      'did not arrive',
      (response: ServerResponse) => response.destroy(),
    ],
    [
      'is too large',
      'too-large',
      'more than 1000',
      (response: ServerResponse) => response.end('x'.repeat(2000)),
    ],
    [
      'was changed',
      'wrong-hash',
      'has the hash',
      (response: ServerResponse) => response.end(`${remote}//`),
    ],
  ])('refuses a file that %s, and requests it again', async (_what, reason, message, given) => {
    const { load } = files()
    answer = given
    await expect(load(serverFile(), signal)).rejects.toThrow(
      expect.objectContaining({ reason, message: expect.stringContaining(message) }),
    )
    answer = (response) => response.end(remote)
    expect(await load(serverFile(), signal)).toHaveProperty('createRoutes')
  })

  it.each([
    ['never comes', () => undefined],
    ['stops half-way', (response: ServerResponse) => void response.write(remote.slice(9))],
  ])('gives up a file that %s, and requests it again', async (_what, given) => {
    // Long enough for a busy machine to send the request.
    const { load } = files(1000)
    answer = given
    for (const nth of [1, 2]) {
      await expect(load(serverFile(), signal)).rejects.toThrow(
        expect.objectContaining({
          reason: 'unavailable',
          message: expect.stringContaining('timeout'),
        }),
      )
      await expect.poll(() => requests).toBe(nth)
    }
  })

  it.each([
    ['throws', 'throws', 'window.location'],
    ['exports no createRoutes', 'wrong-exports', remote.replace('createRoutes', 'routes')],
    ['exports nothing', 'wrong-exports', ''],
  ])('refuses a file that %s', async (_what, reason, code) => {
    answer = (response) => response.end(code)
    await expect(files().load(serverFile('1', code), signal)).rejects.toThrow(
      expect.objectContaining({ reason }),
    )
  })

  it('ends the waiting of one page, and not that of another', async () => {
    const { load } = files()
    answer = (response) => void setTimeout(() => response.end(remote), 50)
    const given = new AbortController()
    const [gone, other] = [load(serverFile(), given.signal), load(serverFile(), signal)]
    given.abort(new Error('the visitor has gone'))
    await expect(gone).rejects.toThrow('the visitor has gone')
    expect(await other).toHaveProperty('createRoutes')
    expect(requests).toBe(1)
  })
})

describe('keepOnly', () => {
  it('forgets the files that the registry no longer names', async () => {
    const { load, keepOnly } = files()
    const old = `${remote} // old`
    answer = (response) => response.end(old)
    await load(serverFile('1', old), signal)
    answer = (response) => response.end(remote)
    const cached = await load(serverFile('2'), signal)

    keepOnly(new Set([hashOf(remote)]))
    expect(await load(serverFile('2'), signal)).toBe(cached)
    expect(requests).toBe(2)
    answer = (response) => response.end(old)
    await load(serverFile('1', old), signal)
    expect(requests).toBe(3)
  })
})
