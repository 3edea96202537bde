/** The parts of a request that decide how it is answered. */
export type RequestParts = Pick<Request, 'method' | 'mode' | 'destination' | 'headers' | 'url'>

/**
 * How a request is answered:
 * - `current`: from the network, or without it from the cache under `key`;
 * - `files`, `pictures`: from the cache, or else from the network and then cached.
 */
export type CacheStrategy =
  | { readonly cacheName: 'current'; readonly key: string }
  | { readonly cacheName: 'files' | 'pictures' }

/** The shell's empty page, which is every page without a connection. */
export const emptyPage = '/shell.html'

/** That page, and the files beside it whose names contain no hash. */
export const currentKeys = [emptyPage, '/remotes.json', '/theme.js', '/favicon.svg'] as const

/** A page's address: its last segment has no extension; `/__/` belongs to Firebase Hosting. */
const pagePath = /^\/(?!__\/)(?:[^/]+\/)*[^/.]*$/

/** In characters. Servers refuse longer addresses; a script would work on them for minutes. */
const maxUrlLength = 16_000

/** The folder of a release on the site of a remote: `/0.1.0-1a2b3c4d/`. */
const releaseFolder = /^\/\d+\.\d+\.\d+[^/]*-[\da-f]{8}\//

/** The download link of a file in Storage. */
const storedFile = /^\/v0\/b\/[^/]+\/o\/[^/]+$/

/**
 * How a request from a page of `origin` is answered; undefined when the worker does not handle it, such
 * as all requests for data.
 */
export function strategyFor(request: RequestParts, origin: string): CacheStrategy | undefined {
  // A partial answer cannot be cached as the file.
  if (request.method !== 'GET' || request.headers.has('range')) return undefined
  const url = new URL(request.url)
  if (request.mode === 'navigate') {
    const isPage = request.url.length <= maxUrlLength && pagePath.test(url.pathname)
    return url.origin === origin && isPage ? { cacheName: 'current', key: emptyPage } : undefined
  }
  const key = currentKeys.find((path) => url.origin === origin && path === url.pathname)
  if (key) return { cacheName: 'current', key }
  if (request.destination === 'image' && isStored(url)) return { cacheName: 'pictures' }
  return isImmutable(url, origin) ? { cacheName: 'files' } : undefined
}

/** The cache of a file that a page has loaded; undefined when it is not cached. */
export function cacheNameFor(address: string, origin: string): 'files' | 'pictures' | undefined {
  const url = new URL(address)
  if (isStored(url)) return 'pictures'
  return isImmutable(url, origin) ? 'files' : undefined
}

/** A file of a release. A query means that it is retried from the network. */
function isImmutable({ origin, pathname, search }: URL, own: string): boolean {
  if (search !== '') return false
  return origin === own ? pathname.startsWith('/static/') : releaseFolder.test(pathname)
}

/** Whether a file may be cached only after its bytes were checked: a wrong one would stay. */
export function needsProof(url: string): boolean {
  const { pathname } = new URL(url)
  return releaseFolder.test(pathname) && /\.(?:js|css)$/.test(pathname)
}

/** The paths of the site's own files in a page's HTML. */
export function filesNamedBy(html: string): readonly string[] {
  return [...html.matchAll(/\b(?:src|href)=["']?(\/static\/[^"'\s>]+)/g)].flatMap(
    ([, path]) => path ?? [],
  )
}

function isStored({ pathname, searchParams }: URL): boolean {
  return storedFile.test(pathname) && searchParams.get('alt') === 'media'
}
