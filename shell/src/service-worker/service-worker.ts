import * as v from 'valibot'

import type { KeptParts } from './kept-parts.ts'
import { keptParts } from './kept-parts.ts'
import { currentKeys, filesNamedBy, needsProof, shelfOf, wayOf } from './way-of.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * The names of the caches. A page that has just arrived waits in `arriving` until what it loads is kept
 * as well: without a connection a release opens whole, or the one before it does.
 */
const shelves = { current: 'current', arriving: 'arriving', files: 'files', pictures: 'pictures' }

/** How many a shelf holds: some releases of everything, and the pictures that were seen last. */
const limits = { files: 300, pictures: 200 }

/** Firefox drops a visit whose preload fails, whatever the worker answers (GoogleChrome/workbox#3134). */
const canPreload = !navigator.userAgent.includes('Firefox/')

/** What was asked for since the worker was started: not to be thrown away, however old it is. */
const inUse = new Set<string>()

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

self.addEventListener('fetch', (event) => {
  const way = wayOf(event.request, self.location.origin)
  if (way?.shelf === 'current') event.respondWith(fresh(event, way.key))
  else if (way) event.respondWith(kept(event, way.shelf))
})

self.addEventListener('message', (event) => {
  event.waitUntil(keepAll(v.parse(keptParts, event.data)))
})

async function takeOver(): Promise<void> {
  const known = Object.values(shelves)
  const names = await caches.keys()
  await Promise.all(names.filter((it) => !known.includes(it)).map((it) => caches.delete(it)))
  // The browser asks for the page while the worker is still being started.
  const { navigationPreload } = self.registration
  await (canPreload ? navigationPreload.enable() : navigationPreload.disable())
  await self.clients.claim()
}

/** The network's answer, whatever it is and however long it takes; what was kept when there is none. */
async function fresh(event: FetchEvent, key: string): Promise<Response> {
  try {
    const preloaded: unknown = await event.preloadResponse
    const response = preloaded instanceof Response ? preloaded : await fetch(event.request)
    if (isWhole(response) && !response.redirected) {
      event.waitUntil(put(shelves.arriving, key, response.clone()))
    }
    return response
  } catch {
    event.waitUntil(dropArriving(key))
    const current = await caches.open(shelves.current)
    return (await current.match(key, { ignoreVary: true })) ?? Response.error()
  }
}

/** What has arrived for another visit must not take the place of what this one is made of. */
async function dropArriving(key: string): Promise<void> {
  const arriving = await caches.open(shelves.arriving)
  await arriving.delete(key, { ignoreVary: true })
}

async function kept(event: FetchEvent, shelf: 'files' | 'pictures'): Promise<Response> {
  const { url, integrity } = event.request
  if (shelf === 'files') inUse.add(url)
  const cache = await caches.open(shelves[shelf])
  const found = await cache.match(url, { ignoreVary: true })
  if (found) return found
  try {
    const response = await ask(url, integrity)
    if (isWhole(response) && (integrity !== '' || !needsProof(url))) {
      const copy = response.clone()
      event.waitUntil(put(shelves[shelf], url, copy).then(() => prune(shelf)))
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
      const shelf = shelfOf(url, self.location.origin)
      if (shelf && (integrity || !needsProof(url))) {
        await keepOnce(shelves[shelf], url, integrity)
      }
    }),
  )
  if (!isComplete) return
  await putInPlace()
  await Promise.all([prune('files'), prune('pictures')])
}

/** What has arrived takes the place of what was there, unless the page would not open whole. */
async function putInPlace(): Promise<void> {
  const arriving = await caches.open(shelves.arriving)
  const current = await caches.open(shelves.current)
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
      if (part && isWhole(part)) await put(shelves.current, key, part)
    }),
  )
  await put(shelves.current, pageKey, page)
  await caches.delete(shelves.arriving)
}

/** Keeps the files of the site that a page names; whether all of them are there then. */
async function keepFilesOf(page: Response): Promise<boolean> {
  const paths = filesNamedBy(await page.clone().text())
  const areThere = await Promise.all(
    paths.map((path) => keepOnce(shelves.files, new URL(path, self.location.origin).href)),
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
async function prune(shelf: 'files' | 'pictures'): Promise<void> {
  const cache = await caches.open(shelves[shelf])
  const requests = await cache.keys()
  const surplus = Math.max(0, requests.length - limits[shelf])
  const unused = requests.filter(({ url }) => !inUse.has(url))
  await Promise.all(unused.slice(0, surplus).map((request) => cache.delete(request)))
}
