import { withTimeout } from '@adamarket/shared/connectivity/with-timeout.ts'
import * as v from 'valibot'

import {
  cached,
  cacheNames,
  inUse,
  cacheFilesOf,
  cacheOnce,
  prune,
  put,
  requestFile,
} from './cached-files.ts'
import type { CachedParts } from './cached-parts.ts'
import { cachedParts } from './cached-parts.ts'
import { ownAddress, readNotification } from './notifications.ts'
import { isOwnFile, isOwnPage } from './own-answers.ts'
import { isFileOf, withdrawnVersions } from './withdrawn.ts'
import { currentKeys, emptyPage, needsProof, cacheNameFor, strategyFor } from './cache-strategy.ts'

declare const self: ServiceWorkerGlobalScope

/** How long to wait for the network when there is a cached answer: a bad connection may hang for minutes. */
const networkTimeoutMs = 4_000

const registryKey = '/remotes.json'

/** Firefox drops a visit whose preload fails, whatever the worker answers (GoogleChrome/workbox#3134). */
const canPreload = !navigator.userAgent.includes('Firefox/')

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', (event) => event.waitUntil(activate()))

self.addEventListener('fetch', (event) => {
  const strategy = strategyFor(event.request, self.location.origin)
  if (strategy?.cacheName === 'current') event.respondWith(networkFirst(event, strategy.key))
  else if (strategy) event.respondWith(cacheFirst(event, strategy.cacheName))
})

self.addEventListener('message', (event) => {
  event.waitUntil(cacheAll(v.parse(cachedParts, event.data)))
})

self.addEventListener('push', (event) => {
  const shown = readNotification(event.data?.text(), self.location.origin)
  if (shown) event.waitUntil(self.registration.showNotification(shown.title, shown.options))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const address = ownAddress(event.notification.data, self.location.origin)
  if (address !== undefined) event.waitUntil(openOnce(address))
})

async function activate(): Promise<void> {
  const names = await caches.keys()
  const unknown = names.filter((name) => !cacheNames.some((known) => known === name))
  await Promise.all(unknown.map((name) => caches.delete(name)))
  // The browser requests the page while the worker is starting.
  const { navigationPreload } = self.registration
  await (canPreload ? navigationPreload.enable() : navigationPreload.disable())
  await self.clients.claim()
}

/** The site's own answer; the cached one when none arrives in time, or one that is not the site's own. */
async function networkFirst(event: FetchEvent, key: string): Promise<Response> {
  const network = fromNetwork(event).catch(() => undefined)
  if (key === registryKey) event.waitUntil(network.then(dropWithdrawn))
  const cachedAnswer = await cached('current', key)
  const answer = await (cachedAnswer
    ? withTimeout(network, networkTimeoutMs, () => undefined)
    : network)
  const isOwn = key === emptyPage ? isOwnPage : isOwnFile
  if (!answer || !isOwn(answer)) {
    event.waitUntil(dropArriving(key))
    return cachedAnswer ?? answer ?? Response.error()
  }
  // A rendered page is that of one address, at one time.
  if (!answer.redirected && key !== emptyPage) {
    event.waitUntil(put('arriving', key, answer.clone()))
  }
  return answer
}

/** Rejects when the network does not answer. */
async function fromNetwork(event: FetchEvent): Promise<Response> {
  const preloaded: unknown = await event.preloadResponse
  return preloaded instanceof Response ? preloaded : await fetch(event.request)
}

/**
 * Removes the files of withdrawn releases, and replaces the cached registry that may name them, without
 * waiting for the page that it came with.
 */
async function dropWithdrawn(answer: Response | undefined): Promise<void> {
  if (!answer || !isOwnFile(answer)) return
  const registry = answer.clone()
  const versions = withdrawnVersions(await answer.clone().json())
  const files = await caches.open('files')
  const withdrawn = (await files.keys()).filter(({ url }) => isFileOf(versions, url))
  if (withdrawn.length === 0) return
  await Promise.all(withdrawn.map((request) => files.delete(request)))
  await put('current', registryKey, registry)
}

/** Files of a newer page must not replace those of this visit. */
async function dropArriving(key: string): Promise<void> {
  const arriving = await caches.open('arriving')
  await arriving.delete(key, { ignoreVary: true })
}

async function cacheFirst(event: FetchEvent, cacheName: 'files' | 'pictures'): Promise<Response> {
  const { url, integrity } = event.request
  if (cacheName === 'files') inUse.add(url)
  const found = await cached(cacheName, url)
  if (found) return found
  try {
    const response = await requestFile(url, integrity)
    if (isOwnFile(response) && (integrity !== '' || !needsProof(url))) {
      const copy = response.clone()
      event.waitUntil(put(cacheName, url, copy).then(() => prune(cacheName)))
    }
    return response
  } catch {
    // Pictures of a bucket without CORS are shown, but not cached.
    return await fetch(event.request).catch(() => Response.error())
  }
}

async function cacheAll({ files, isComplete }: CachedParts): Promise<void> {
  await Promise.all(
    files.map(async ({ url, integrity }) => {
      const cacheName = cacheNameFor(url, self.location.origin)
      if (cacheName && (integrity || !needsProof(url))) {
        await cacheOnce(cacheName, url, integrity)
      }
    }),
  )
  if (!isComplete) return
  await promote()
  await Promise.all([prune('files'), prune('pictures')])
}

/** Replaces the cached page with the one that has arrived, if all of its files are cached. */
async function promote(): Promise<void> {
  const newest = async (key: string) =>
    (await cached('arriving', key)) ??
    (await cached('current', key)) ??
    (await requestFile(key).catch(() => undefined))
  const otherKeys = currentKeys.filter((key) => key !== emptyPage)
  const page =
    (await requestFile(emptyPage).catch(() => undefined)) ?? (await cached('current', emptyPage))
  if (page?.status !== 200 || !(await cacheFilesOf(page))) return
  await Promise.all(
    otherKeys.map(async (key) => {
      const part = await newest(key)
      if (part && isOwnFile(part)) await put('current', key, part)
    }),
  )
  await put('current', emptyPage, page)
  await caches.delete('arriving')
}

/** Shows the tab that has this address, or opens one. */
async function openOnce(address: string): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = tabs.find(({ url }) => url === address)
  await (tab ? tab.focus() : self.clients.openWindow(address))
}
