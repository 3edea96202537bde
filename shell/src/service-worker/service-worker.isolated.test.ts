import { beforeEach, describe, expect, it, vi } from 'vitest'

const site = 'https://site.example'
const html = { 'Content-Type': 'text/html' }
const ownPage = { ...html, 'AdaMarket-Page': '1' }
const cachedPage = '<script src="/static/js/index.1a2b.js"></script>'
const registry = '{"remotes":{}}'

/** What the network answers, by address. */
const network = new Map<string, () => Response>()
const stores = new Map<string, Map<string, Response>>()
const listeners = new Map<string, (event: object) => void>()

function storeNamed(name: string) {
  const store = stores.get(name) ?? new Map<string, Response>()
  stores.set(name, store)
  return store
}

function cacheNamed(name: string) {
  const store = storeNamed(name)
  return {
    match: async (key: string) => store.get(key)?.clone(),
    put: async (key: string, response: Response) => void store.set(key, response),
    delete: async (key: string) => store.delete(key),
    keys: async () => [...store.keys()].map((url) => ({ url })),
  }
}

beforeEach(async () => {
  vi.resetModules()
  for (const map of [network, stores, listeners]) map.clear()
  vi.stubGlobal('self', {
    addEventListener: (name: string, listener: (event: object) => void) =>
      listeners.set(name, listener),
    location: { origin: site },
  })
  vi.stubGlobal('location', { origin: site })
  vi.stubGlobal('caches', {
    open: async (name: string) => cacheNamed(name),
    delete: async (name: string) => stores.delete(name),
  })
  vi.stubGlobal('fetch', async (request: string | RequestParts) => {
    const url = new URL(typeof request === 'string' ? request : request.url, site)
    const answer = network.get(url.pathname)
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
  await import('./service-worker.ts')
  storeNamed('current').set('/shell.html', new Response(cachedPage, { headers: html }))
  storeNamed('current').set('/remotes.json', Response.json({ isCached: true }))
})

type RequestParts = {
  readonly url: string
  readonly method: string
  readonly mode: string
  readonly destination: string
  readonly headers: Headers
  readonly integrity: string
}

const aRequest = (path: string, mode: string): RequestParts => ({
  url: new URL(path, site).href,
  method: 'GET',
  mode,
  destination: '',
  headers: new Headers(),
  integrity: '',
})

/** What the browser gets, once the worker has done what it does besides. */
async function answerTo(path: string, mode: 'cors' | 'navigate'): Promise<Response> {
  const pending: Promise<unknown>[] = []
  let answer: Promise<Response> | undefined
  listeners.get('fetch')?.({
    request: aRequest(path, mode),
    preloadResponse: Promise.resolve(undefined),
    respondWith: (response: Promise<Response>) => {
      answer = response
    },
    waitUntil: (promise: Promise<unknown>) => pending.push(promise),
  })
  if (!answer) throw new Error(`The worker does not handle ${path}`)
  const response = await answer
  await Promise.all(pending)
  return response
}

async function tellLoaded(): Promise<void> {
  const pending: Promise<unknown>[] = []
  listeners.get('message')?.({
    data: { files: [], isComplete: true },
    waitUntil: (promise: Promise<unknown>) => pending.push(promise),
  })
  await Promise.all(pending)
}

const cachedText = async (name: string, key: string) =>
  await storeNamed(name).get(key)?.clone().text()

describe('a visit in a browser that has cached the site', () => {
  const foreign: readonly (readonly [string, () => Response])[] = [
    ['a front end without a free instance', () => new Response('Rate exceeded.', { status: 429 })],
    [
      'a front end that refuses the address',
      () => new Response('', { status: 403, headers: html }),
    ],
    ['a captive portal', () => new Response('Sign in', { headers: html })],
    ['a network that wants a sign-in', () => new Response('', { status: 511, headers: html })],
    ['a gateway', () => new Response('Bad gateway', { status: 502, headers: html })],
    ['the notice of the page function', () => new Response('', { status: 503, headers: html })],
  ]

  it.each(foreign)('shows the cached page when %s answers', async (_, answer) => {
    network.set('/search', answer)
    expect(await (await answerTo('/search', 'navigate')).text()).toBe(cachedPage)
  })

  it.each([200, 404, 410])(
    'shows a page of the page function with the status %i',
    async (status) => {
      network.set('/search', () => new Response('Ours', { status, headers: ownPage }))
      const answer = await answerTo('/search', 'navigate')
      expect([answer.status, await answer.text()]).toEqual([status, 'Ours'])
    },
  )

  it('follows a redirect', async () => {
    const redirect = new Response(null)
    Object.defineProperty(redirect, 'type', { value: 'opaqueredirect' })
    network.set('/search', () => redirect)
    expect(await answerTo('/search', 'navigate')).toBe(redirect)
  })

  it('shows any answer when no page is cached', async () => {
    stores.clear()
    network.set('/search', () => new Response('Rate exceeded.', { status: 429 }))
    expect((await answerTo('/search', 'navigate')).status).toBe(429)
  })
})

describe('a file', () => {
  const portal = () => new Response('Sign in', { headers: html })

  it('is the cached one when something else answers, and that answer is not cached', async () => {
    network.set('/remotes.json', portal)
    expect(await (await answerTo('/remotes.json', 'cors')).json()).toEqual({ isCached: true })
    expect(await cachedText('arriving', '/remotes.json')).toBeUndefined()
  })

  it('is the cached one when the site fails', async () => {
    network.set('/remotes.json', () => new Response('', { status: 500 }))
    expect(await (await answerTo('/remotes.json', 'cors')).json()).toEqual({ isCached: true })
  })

  it('is cached when it is a file of the site', async () => {
    network.set('/remotes.json', () => new Response(registry))
    expect(await (await answerTo('/remotes.json', 'cors')).text()).toBe(registry)
    expect(await cachedText('arriving', '/remotes.json')).toBe(registry)
  })

  it.each(['/static/js/index.1a2b.js', '/static/font/a.woff2'])(
    '%s is not cached when something else answers',
    async (path) => {
      network.set(path, portal)
      await answerTo(path, 'cors')
      expect(await cachedText('files', `${site}${path}`)).toBeUndefined()
    },
  )
})

describe('the cached page', () => {
  it('stays when something else answers for the newest one', async () => {
    network.set('/shell.html', () => new Response('Sign in', { headers: html }))
    await tellLoaded()
    expect(await cachedText('current', '/shell.html')).toBe(cachedPage)
  })

  it('is replaced by the newest one once the files that it names are cached', async () => {
    const newest = '<script src="/static/js/index.5e6f.js"></script>'
    network.set('/shell.html', () => new Response(newest, { headers: html }))
    await tellLoaded()
    expect(await cachedText('current', '/shell.html')).toBe(cachedPage)
    network.set('/static/js/index.5e6f.js', () => new Response('code'))
    await tellLoaded()
    expect(await cachedText('current', '/shell.html')).toBe(newest)
  })
})
