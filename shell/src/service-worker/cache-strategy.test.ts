import { describe, expect, it } from 'vitest'

import type { RequestParts } from './cache-strategy.ts'
import { filesNamedBy, cacheNameFor, needsProof, strategyFor } from './cache-strategy.ts'

const site = 'https://site.example'
const remote = 'https://browse.example/0.1.0-1a2b3c4d'
const storage = 'https://storage.example/v0/b/bucket/o'

function strategy(url: string, request: Partial<RequestParts> = {}) {
  const plain = {
    method: 'GET',
    mode: 'cors',
    destination: 'script',
    headers: new Headers(),
  } as const
  return strategyFor({ ...plain, url, ...request }, site)
}

const page = { mode: 'navigate', destination: 'document' } as const
const picture = { mode: 'no-cors', destination: 'image' } as const
const data = { destination: '' } as const

describe('a request that the network answers first', () => {
  it.each(['/', '/search?query=car', '/listing/abc', '/Privacy-policy', '/a/b/'])(
    '%s is answered with the empty page offline',
    (path) => {
      const emptyPage = { cacheName: 'current', key: '/shell.html' }
      expect(strategy(`${site}${path}`, page)).toEqual(emptyPage)
    },
  )

  it.each(['/shell.html', '/remotes.json', '/theme.js', '/favicon.svg'])(
    '%s is cached in its latest form',
    (path) => {
      expect(strategy(`${site}${path}`, data)).toEqual({ cacheName: 'current', key: path })
    },
  )
})

describe('a file that never changes', () => {
  it.each([
    `${site}/static/js/index.1a2b3c4d.js`,
    `${remote}/remoteEntry.js`,
    `${remote}/static/js/async/home.5e6f.js`,
    'https://browse.example/1.0.0-beta.1-1a2b3c4d/static/css/home.css',
  ])('%s is cached', (url) => {
    expect(strategy(url)).toEqual({ cacheName: 'files' })
    expect(cacheNameFor(url, site)).toBe('files')
  })

  it('is requested from the network again on request', () => {
    expect(strategy(`${remote}/remoteEntry.js?attempt=1`)).toBeUndefined()
    expect(cacheNameFor(`${remote}/remoteEntry.js?attempt=1`, site)).toBeUndefined()
  })

  it.each([
    [true, `${remote}/remoteEntry.js`],
    [true, `${remote}/static/js/async/home.5e6f.js`],
    [true, `${remote}/static/css/async/home.5e6f.css`],
    [false, `${remote}/static/svg/market.5e6f.svg`],
    [false, `${site}/static/js/index.1a2b3c4d.js`],
  ])('needs proof: %s, for %s', (expected, url) => expect(needsProof(url)).toBe(expected))

  it('includes pictures of listings', () => {
    const url = `${storage}/users%2F1%2Fa.webp?alt=media&token=t`
    expect(strategy(url, picture)).toEqual({ cacheName: 'pictures' })
    expect(cacheNameFor(url, site)).toBe('pictures')
  })
})

describe('what the worker does not handle', () => {
  it.each<[string, string, Partial<RequestParts>]>([
    ['a write', `${site}/`, { ...page, method: 'POST' }],
    ['a part of a file', `${remote}/film.js`, { headers: new Headers({ Range: 'bytes=0-9' }) }],
    ['a file opened in a tab', `${site}/robots.txt`, page],
    ['an address that no server accepts', `${site}/search?query=${'a'.repeat(16_000)}`, page],
    ['the helper pages of the sign-in popup', `${site}/__/auth/handler`, page],
    ['the page of another site', 'https://other.example/', page],
    ['the bytes of a picture', `${storage}/a.webp?alt=media`, data],
    ['the metadata of a picture', `${storage}/a.webp`, picture],
    ['documents', 'https://firestore.example/google.firestore.v1.Firestore/Listen/channel', data],
    ['the script of Google', 'https://apis.google.com/js/api.js', {}],
    ['a file of the site with another name', `${site}/robots.txt`, data],
    ['a file of another site', 'https://other.example/static/js/index.js', {}],
  ])('%s', (_, url, request) => expect(strategy(url, request)).toBeUndefined())
})

it('finds the scripts, styles and fonts of a page, with any quotes', () => {
  const html =
    '<link rel="icon" href="/favicon.svg"><script defer src="/static/js/a.js"></script>' +
    '<link href=/static/font/b.woff2 rel=preload><link href="/static/css/c.css" rel="stylesheet">'
  expect(filesNamedBy(html)).toEqual([
    '/static/js/a.js',
    '/static/font/b.woff2',
    '/static/css/c.css',
  ])
})
