import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import type { RoutesModule } from '@adamarket/shared/contract/remote-modules.ts'
import { redirect, useLoaderData } from '@adamarket/shared/contract/router.ts'
import { appError } from '@adamarket/shared/domain/app-error.ts'
import { err } from '@adamarket/shared/domain/result.ts'
import { createMemoryExchangeRates } from '@adamarket/shared/memory/memory-exchange-rates.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { createMemoryProfiles } from '@adamarket/shared/memory/memory-profiles.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { useMessages } from 'use-intl/react'
import { describe, expect, it, vi } from 'vitest'
import type { PageRequest } from '@adamarket/shared/contract/page-request.ts'

import type { Reads } from '#host/data/first-view-reads.ts'
import { aPageRequest, anEntry, aRegistry, aRelease, aTemplate } from '#testing/a-page-request.ts'

import { answer } from './answer.tsx'

const listings = createMemoryListings([aListing({ id: 'civic', title: 'Honda Civic' })])
const reads: Reads = {
  listings,
  profiles: createMemoryProfiles([]),
  exchangeRates: createMemoryExchangeRates(),
}

function Page() {
  const { origin } = useHostServices()
  const greeting: unknown = Reflect.get(Reflect.get(useMessages(), 'browse'), 'greeting')
  return (
    <h1>
      {String(greeting)} {JSON.stringify(useLoaderData())} {origin}
    </h1>
  )
}

/** A remote with one page, which reads a listing. */
const browse: RoutesModule = {
  texts: {
    namespace: 'browse',
    loaders: {
      en: async () => ({ default: { greeting: 'Welcome' } }),
      tr: async () => ({ default: { greeting: 'Hoş geldiniz' } }),
    },
  },
  createRoutes: ({ listings: { byId } }) => [
    {
      path: '/listing/:id',
      loader: async ({ params: { id = '' } }) => {
        const read = await byId(id)
        return read.ok ? read.value : read.error.kind
      },
      lazy: { Component: async () => Page },
    },
    { path: '/profile/:userId', loader: () => redirect('/listing/civic') },
    {
      path: '/',
      Component: () => {
        throw new Error('a component crashed')
      },
    },
  ],
}

function visit(path: string, changes: Partial<PageRequest> = {}, given = reads) {
  return answer(aPageRequest(path, { module: browse, ...changes }), () => ({
    ...given,
    sitemap: { index: async () => [], file: async () => undefined },
    isDeleted: async (id) => {
      if (id === 'unknown') throw new Error('no Firestore')
      return id === 'deleted'
    },
  }))
}

describe('a page of a remote', () => {
  it('is rendered with its texts, its data and the address of the site', async () => {
    const { status, html } = (await visit('/listing/civic')) ?? {}
    expect(status).toBe(200)
    expect(html).toMatch(/<h1>Welcome.*Honda Civic.*https:\/\/site\.example<\/h1>/)
    expect(html).toContain('"release":"browse@1"')
    expect(html).not.toContain('+905330000001')
  })

  it('answers 404 when what it is about does not exist', async () => {
    const { status, html } = (await visit('/listing/other')) ?? {}
    expect(status).toBe(404)
    expect(html).toContain('<h1>Welcome')
  })

  it('answers 410 for a listing that was deleted, and 404 if that is not known', async () => {
    expect(await visit('/listing/deleted')).toMatchObject({ status: 410 })
    expect(await visit('/listing/unknown')).toMatchObject({ status: 404 })
  })

  it('is left to the script, with 404, when only its author may read the listing', async () => {
    const byId = async () => err(appError('permission-denied', new Error('It is held back')))
    const report = vi.fn()
    const page = await visit(
      '/listing/civic',
      { report },
      { ...reads, listings: { ...listings, byId } },
    )
    expect(page).toEqual({ status: 404, headers: { 'Cache-Control': 'no-cache' }, html: aTemplate })
    expect(report).not.toHaveBeenCalled()
  })

  it.each([
    ['the address', '/listing/civic?lang=tr', ['en'], 'tr'],
    ['the visitor', '/listing/civic', ['de', 'tr-CY', 'en'], 'tr'],
    ['the site', '/listing/civic?lang=de', ['fr'], 'en'],
  ])('is in the language of %s', async (_of, path, languages, expected) => {
    const { headers, html } = (await visit(path, { languages })) ?? {}
    expect(headers).toEqual({ 'Content-Language': expected })
    expect(html).toContain(`<html lang="${expected}"`)
    expect(html).toContain(expected === 'tr' ? 'Hoş geldiniz' : 'Welcome')
    expect(html).toContain(expected === 'tr' ? 'Giriş yap' : 'Sign in')
  })

  it('redirects when its remote does', async () => {
    const forwarded = { status: 302, headers: { Location: '/listing/civic' }, html: '' }
    expect(await visit('/profile/ayse')).toEqual(forwarded)
  })

  it('comes from the current release, never from a canary', async () => {
    const loadServer = vi.fn(async () => browse)
    const canary = { version: '2', percent: 100 }
    const { releases, current } = anEntry('browse', ['/listing/:id'])
    const both = { ...releases, 2: aRelease('browse', '2', { paths: ['/listing/:id'] }) }
    const registry = aRegistry({ browse: { current, canary, releases: both } })
    await visit('/listing/civic', { registry, loadServer })
    expect(loadServer).toHaveBeenCalledExactlyOnceWith({
      file: 'https://browse.example/1/server.js',
      integrity: 'sha256-browse-1',
      releaseBase: 'https://browse.example/1/',
    })
  })
})

it('answers 404 for a path that no remote owns, in the frame', async () => {
  const { status, html } = (await visit('/nowhere')) ?? {}
  expect(status).toBe(404)
  expect(html).toContain('<header')
  expect(html).not.toContain('"release"')
})

describe('what is left to the device', () => {
  it.each([
    '/favourites',
    '/POST',
    '/settings',
    '/desk/civic',
    '/app',
    '/login?redirect=%2F',
    '/listing/civic?remote=browse@2',
    '/listing/civic?boundaries',
  ])('%s', async (path) => expect(await visit(path)).toBeUndefined())

  it.each([
    ['has no valid entry', { post: { current: 1 } }],
    ['has no release for this shell', { post: anEntry('post', ['/x'], { contract: '99.0.0' }) }],
  ])('a path that may belong to a remote that %s', async (_what, entries) => {
    expect(await visit('/nowhere', { registry: aRegistry(entries) })).toBeUndefined()
  })
})

describe('a page that cannot be rendered as it should be rejects', () => {
  it('when a read fails', async () => {
    const byId = async () => err(appError('unavailable', new Error('no Firestore')))
    const failing = { ...reads, listings: { ...listings, byId } }
    await expect(visit('/listing/civic', {}, failing)).rejects.toThrow('could not be read')
  })

  it('when a component crashes', async () => {
    await expect(visit('/')).rejects.toThrow('a component crashed')
  })

  it('when the release has no server.js', async () => {
    const { server: _server, ...release } = aRelease('browse', '1', { paths: ['/'] })
    const registry = aRegistry({ browse: { current: '1', releases: { 1: release } } })
    await expect(visit('/', { registry })).rejects.toThrow('browse@1 has no server.js')
  })

  it('when the time is over', async () => {
    const signal = AbortSignal.timeout(50)
    const slow = { ...reads, listings: { ...listings, byId: () => new Promise<never>(() => {}) } }
    await expect(visit('/listing/civic', { signal }, slow)).rejects.toThrow('timeout')
  })
})
