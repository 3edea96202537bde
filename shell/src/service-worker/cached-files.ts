import { filesNamedBy } from './cache-strategy.ts'
import { isOwnFile } from './own-answers.ts'

/**
 * The names of the caches. A new page waits in `arriving` until the files it loads are cached as well:
 * offline, a release opens completely, or the previous one does.
 */
export const cacheNames = ['current', 'arriving', 'files', 'pictures'] as const

type CacheName = (typeof cacheNames)[number]

/** The size limits of the caches: several releases, and the latest pictures. */
const limits = { files: 300, pictures: 200 }

/** What was requested since the worker started: never pruned, however old. */
export const inUse = new Set<string>()

/**
 * Requests a file with CORS, so that its answer can be read. An opaque answer might be an error, and is
 * counted as several megabytes of the site's storage quota. A file with a wrong hash may be in the browser's
 * own cache, where it would stay for a year, so it is requested from its site again.
 */
export async function requestFile(url: string, integrity = ''): Promise<Response> {
  const options = { mode: 'cors', credentials: 'same-origin', integrity } as const
  if (integrity === '') return await fetch(url, options)
  return await fetch(url, options).catch(() => fetch(url, { ...options, cache: 'reload' }))
}

/** Caches the files that the shell's page names; resolves to whether all are cached. Any other page names none. */
export async function cacheFilesOf(page: Response): Promise<boolean> {
  const paths = filesNamedBy(await page.clone().text())
  const areCached = await Promise.all(
    paths.map((path) => cacheOnce('files', new URL(path, location.origin).href)),
  )
  return areCached.length > 0 && !areCached.includes(false)
}

/** The cached answer for a file, whatever it varies by. */
export async function cached(name: CacheName, key: string): Promise<Response | undefined> {
  const cache = await caches.open(name)
  return await cache.match(key, { ignoreVary: true })
}

/** Caches a file unless it is already cached; resolves to whether it is. A file with a wrong hash is not cached. */
export async function cacheOnce(
  name: CacheName,
  url: string,
  integrity?: string,
): Promise<boolean> {
  if (await cached(name, url)) return true
  const response = await requestFile(url, integrity).catch(() => undefined)
  return response !== undefined && isOwnFile(response) && (await put(name, url, response))
}

/** Resolves to whether there was room in storage; the worker continues without it. */
export async function put(name: CacheName, key: string, response: Response): Promise<boolean> {
  const cache = await caches.open(name)
  return await cache.put(key, response).then(
    () => true,
    () => false,
  )
}

/** Removes the oldest entries; a cache lists its entries in the order of insertion. */
export async function prune(cacheName: 'files' | 'pictures'): Promise<void> {
  const cache = await caches.open(cacheName)
  const requests = await cache.keys()
  const surplus = Math.max(0, requests.length - limits[cacheName])
  const unused = requests.filter(({ url }) => !inUse.has(url))
  await Promise.all(unused.slice(0, surplus).map((request) => cache.delete(request)))
}
