import { withTimeout } from '@adamarket/shared/connectivity/with-timeout.ts'
import * as v from 'valibot'

import type { KeptParts } from './kept-parts.ts'
import { keptParts } from './kept-parts.ts'
import {
  currentKeys,
  filesNamedBy,
  needsProof,
  cacheNameFor,
  strategyFor,
} from './cache-strategy.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * The names of the caches. A page that has just arrived waits in `arriving` until what it loads is kept
 * as well: without a connection a release opens whole, or the one before it does.
 */
const cacheNames = {
  current: 'current',
  arriving: 'arriving',
  files: 'files',
  pictures: 'pictures',
}

/** How many files a cache holds: some releases of everything, and the pictures that were seen last. */
const limits = { files: 300, pictures: 200 }

/** How long the network has when there is a kept answer: a connection may be silent for minutes. */
const networkTimeoutMs = 4_000

/** Firefox drops a visit whose preload fails, whatever the worker answers (GoogleChrome/workbox#3134). */
const canPreload = !navigator.userAgent.includes('Firefox/')

/** What was asked for since the worker was started: not to be thrown away, however old it is. */
const inUse = new Set<string>()

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', (event) => event.waitUntil(activate()))

self.addEventListener('fetch', (event) => {
  const strategy = strategyFor(event.request, self.location.origin)
  if (strategy?.cacheName === 'current') event.respondWith(fresh(event, strategy.key))
  else if (strategy) event.respondWith(kept(event, strategy.cacheName))
})

self.addEventListener('message', (event) => {
  event.waitUntil(keepAll(v.parse(keptParts, event.data)))
})

async function activate(): Promise<void> {
  const known = Object.values(cacheNames)
  const names = await caches.keys()
  await Promise.all(names.filter((it) => !known.includes(it)).map((it) => caches.delete(it)))
  // The browser asks for the page while the worker is still being started.
  const { navigationPreload } = self.registration
  await (canPreload ? navigationPreload.enable() : navigationPreload.disable())
  await self.clients.claim()
}

/** The network's answer, whatever it is; what was kept when none comes in time. */
async function fresh(event: FetchEvent, key: string): Promise<Response> {
  const network = fromNetwork(event).catch(() => undefined)
  const current = await caches.open(cacheNames.current)
  const keptAnswer = await current.match(key, { ignoreVary: true })
  const answer = await (keptAnswer
    ? withTimeout(network, networkTimeoutMs, () => undefined)
    : network)
  if (!answer) {
    event.waitUntil(dropArriving(key))
    return keptAnswer ?? Response.error()
  }
  if (isWhole(answer) && !answer.redirected) {
    event.waitUntil(put(cacheNames.arriving, key, answer.clone()))
  }
  return answer
}

/** Rejects when the network has no answer. */
async function fromNetwork(event: FetchEvent): Promise<Response> {
  const preloaded: unknown = await event.preloadResponse
  return preloaded instanceof Response ? preloaded : await fetch(event.request)
}

/** What has arrived for another visit must not take the place of what this one is made of. */
async function dropArriving(key: string): Promise<void> {
  const arriving = await caches.open(cacheNames.arriving)
  await arriving.delete(key, { ignoreVary: true })
}

async function kept(event: FetchEvent, cacheName: 'files' | 'pictures'): Promise<Response> {
  const { url, integrity } = event.request
  if (cacheName === 'files') inUse.add(url)
  const cache = await caches.open(cacheNames[cacheName])
  const found = await cache.match(url, { ignoreVary: true })
  if (found) return found
  try {
    const response = await ask(url, integrity)
    if (isWhole(response) && (integrity !== '' || !needsProof(url))) {
      const copy = response.clone()
      event.waitUntil(put(cacheNames[cacheName], url, copy).then(() => prune(cacheName)))
    }
    return response
  } catch {
    // A bucket that lets no other site read its pictures still shows them; they are not kept then.
    return await fetch(event.request).catch(() => Response.error())
  }
}

/**
 * Asks so that the answer can be looked into. One that cannot might be an error, and counts as several
 * megabytes of the room that the site has on the device.
 */
function ask(url: string, integrity = ''): Promise<Response> {
  return fetch(url, { mode: 'cors', credentials: 'same-origin', integrity })
}

async function keepAll({ files, isComplete }: KeptParts): Promise<void> {
  await Promise.all(
    files.map(async ({ url, integrity }) => {
      const cacheName = cacheNameFor(url, self.location.origin)
      if (cacheName && (integrity || !needsProof(url))) {
        await keepOnce(cacheNames[cacheName], url, integrity)
      }
    }),
  )
  if (!isComplete) return
  await promote()
  await Promise.all([prune('files'), prune('pictures')])
}

/** What has arrived takes the place of what was there, unless the page would not open whole. */
async function promote(): Promise<void> {
  const arriving = await caches.open(cacheNames.arriving)
  const current = await caches.open(cacheNames.current)
  const newest = async (key: string) =>
    (await arriving.match(key, { ignoreVary: true })) ??
    (await current.match(key, { ignoreVary: true })) ??
    (await ask(key).catch(() => undefined))
  const [pageKey, ...besides] = currentKeys
  const page = await newest(pageKey)
  if (!page || !isWhole(page) || !(await keepFilesOf(page))) return
  await Promise.all(
    besides.map(async (key) => {
      const part = await newest(key)
      if (part && isWhole(part)) await put(cacheNames.current, key, part)
    }),
  )
  await put(cacheNames.current, pageKey, page)
  await caches.delete(cacheNames.arriving)
}

/** Keeps the files of the site that a page names; whether all of them are there then. */
async function keepFilesOf(page: Response): Promise<boolean> {
  const paths = filesNamedBy(await page.clone().text())
  const areThere = await Promise.all(
    paths.map((path) => keepOnce(cacheNames.files, new URL(path, self.location.origin).href)),
  )
  return !areThere.includes(false)
}

/** Keeps a file unless it is there, and says whether it is then; one that has another hash is not kept. */
async function keepOnce(name: string, url: string, integrity?: string): Promise<boolean> {
  const cache = await caches.open(name)
  if (await cache.match(url, { ignoreVary: true })) return true
  const response = await ask(url, integrity).catch(() => undefined)
  return response !== undefined && isWhole(response) && (await put(name, url, response))
}

/** Whether there was room: a device without goes on with what it has. */
async function put(name: string, key: string, response: Response): Promise<boolean> {
  const cache = await caches.open(name)
  return await cache.put(key, response).then(
    () => true,
    () => false,
  )
}

function isWhole({ status }: Response): boolean {
  return status === 200
}

/** Throws away the oldest; a cache lists what it holds in the order in which it came. */
async function prune(cacheName: 'files' | 'pictures'): Promise<void> {
  const cache = await caches.open(cacheNames[cacheName])
  const requests = await cache.keys()
  const surplus = Math.max(0, requests.length - limits[cacheName])
  const unused = requests.filter(({ url }) => !inUse.has(url))
  await Promise.all(unused.slice(0, surplus).map((request) => cache.delete(request)))
}
