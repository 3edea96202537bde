import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Site } from './a-site.ts'
import { aSite, listen, shellFiles } from './a-site.ts'
import { createHandler } from './handler.ts'

/** Answers with the request, or fails in a way that depends on the path. */
const shell = `
  const waiting = []
  exports.sharedModules = {}
  exports.answer = async ({ url, languages }) => {
    if (url.endsWith('/mine')) return undefined
    if (url.includes('/broken')) throw new Error('no data')
    if (url.endsWith('/slow')) await new Promise(() => {})
    if (url.endsWith('/waiting')) await new Promise((resolve) => waiting.push(resolve))
    if (url.endsWith('/continue')) {
      for (const resolve of waiting) resolve()
      return { status: 200, headers: {}, html: String(waiting.length) }
    }
    const status = url.endsWith('/gone') ? 404 : 200
    return { status, headers: { 'Content-Language': 'tr' }, html: url + ' ' + languages }
  }
`

/** The site's own domain, which does not work yet. */
const origin = 'https://market.example'

let site: Site
let pages: Awaited<ReturnType<typeof listen>>
const report = vi.fn()
let requests = 0

beforeEach(async () => {
  report.mockReset()
  site = await aSite(shellFiles(shell))
  const handler = createHandler({ origin, filesOrigin: site.origin, report })
  requests = 0
  pages = await listen((incoming, response) => {
    requests += 1
    void handler(incoming, response)
  })
})
afterEach(() => {
  site.close()
  pages.close()
})

type Answer = {
  readonly status: number
  readonly headers: object
  readonly body: Buffer
  readonly text: string
}

/** Unlike `fetch`, it sends a path as it is. */
function get(path: string, method = 'GET', headers = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(pages.origin, { path, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => {
        const body = Buffer.concat(chunks)
        const { statusCode = 0, headers: answered } = response
        resolve({ status: statusCode, headers: answered, body, text: body.toString() })
      })
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}

async function expectEmptyPage(path: string): Promise<void> {
  const { status, headers, text } = await get(path)
  expect(text).toBe(site.files.get('/shell.html'))
  expect(status).toBe(200)
  expect(headers).toMatchObject({ 'cache-control': 'no-cache' })
}

describe('a rendered page', () => {
  it('is what the shell answers, in caches for seconds in each language', async () => {
    const { status, headers, text } = await get('/gone', 'GET', { cookie: '__session=tr' })
    expect([status, text]).toEqual([404, `${origin}/gone tr`])
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'tr',
      'cache-control': 'public, max-age=0, s-maxage=10',
      vary: 'Accept-Encoding, Accept-Language, Cookie',
    })
    expect(report).not.toHaveBeenCalled()
  })

  it('is rendered once for those who ask for it at the same time in the same language', async () => {
    const answers = ['tr', 'en', 'tr'].map((language) =>
      get('/waiting', 'GET', { cookie: `__session=${language}` }),
    )
    await vi.waitFor(() => expect(requests).toBe(3))
    expect((await get('/continue')).text).toBe('2')
    const texts = (await Promise.all(answers)).map(({ text }) => text)
    expect(texts).toEqual(['tr', 'en', 'tr'].map((language) => `${origin}/waiting ${language}`))
  })

  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ])('to a browser that accepts %s is sent as %s', async (accepted, coding, decompress) => {
    const { headers, body } = await get('/search', 'GET', { 'accept-encoding': accepted })
    expect(Reflect.get(headers, 'content-encoding')).toBe(coding)
    expect(decompress(body).toString()).toBe(`${origin}/search `)
  })

  it('has no text for HEAD', async () => {
    expect(await get('/search', 'HEAD')).toMatchObject({ status: 200, text: '' })
  })

  it.each([
    ['//example.com/a?b', '//example.com/a?b'],
    ['/\\example.com', '//example.com'],
    ['/@example.com', '/@example.com'],
    ['http://example.com/a', '/'],
  ])('of %s is one of this site', async (path, expected) => {
    expect((await get(path)).text).toBe(`${origin}${expected} `)
  })
})

describe('the shell’s empty page', () => {
  it('answers for a page that is not rendered on a server', async () => {
    await expectEmptyPage('/mine')
    expect(report).not.toHaveBeenCalled()
  })

  it('answers for an address that is longer than any of the site, without rendering', async () => {
    await expectEmptyPage(`/broken?query=${'a+'.repeat(7_000)}`)
    await expectEmptyPage(`/${'/'.repeat(14_000)}broken`)
    expect(report).not.toHaveBeenCalled()
  })

  it('answers when a page fails, which is reported without the query', async () => {
    await expectEmptyPage('/broken?code=secret')
    expect(report).toHaveBeenCalledExactlyOnceWith({
      what: 'A page could not be rendered',
      cause: new Error('no data'),
      details: { path: '/broken' },
    })
  })

  it('answers after 1.5 s when a page hangs, and is reported', async () => {
    const startedAt = performance.now()
    await expectEmptyPage('/slow')
    expect(performance.now() - startedAt).toBeGreaterThan(1_400)
    expect(report).toHaveBeenCalledOnce()
  })

  it('answers when the shell’s server.js is not what was released', async () => {
    site.files.set('/server.js', `${shell}//`)
    await expectEmptyPage('/')
    const cause = expect.objectContaining({ reason: 'wrong-hash' })
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ cause }))
  })
})

it.each(['/', '/gone', '/mine', '/broken'])(
  'says that the page %s is the site’s own',
  async (path) => {
    expect((await get(path)).headers).toHaveProperty('adamarket-page')
  },
)

it.each([
  ['en', 'AdaMarket isn’t available right now'],
  ['ru-RU,ru;q=0.9', 'AdaMarket сейчас недоступен'],
  ['xx,ar;q=0.5', '<html lang="ar" dir="rtl">'],
  ['xx', '<html lang="en" dir="ltr">'],
])(
  'tells a visitor who reads %s when not even the shell’s page can be read',
  async (languages, said) => {
    site.files.clear()
    expect((await get('/', 'GET', { 'accept-language': languages })).text).toContain(said)
  },
)

it('comes back when not even the shell’s page can be read', async () => {
  site.files.clear()
  const { status, headers, text } = await get('/')
  expect(status).toBe(503)
  expect(text).toContain('http-equiv="refresh"')
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'retry-after': '5' })
  expect(headers).not.toHaveProperty('adamarket-page')
  expect(report).toHaveBeenLastCalledWith(
    expect.objectContaining({ what: 'The shell’s page could not be read' }),
  )
})

it.each([
  ['/search?query=a.xml', 200, 'The empty page'],
  ['/sitemap.xml', 503, ''],
  ['/feed.xml?category=Jobs', 503, ''],
])('answers %s with %i when it cannot be rendered', async (path, status, text) => {
  // A shell that names no server.js.
  site.files.set('/shell.html', 'The empty page')
  expect(await get(path)).toMatchObject({ status, text })
})
