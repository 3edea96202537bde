/** A request, as far as it decides what becomes of it. */
export type Asked = Pick<Request, 'method' | 'mode' | 'destination' | 'headers' | 'url'>

/**
 * How a request is answered:
 * - `current`: by the network, and without it by what was kept under `key`;
 * - `files`, `pictures`: by what was kept, or else by the network, and kept from then on.
 */
export type CacheStrategy =
  | { readonly cacheName: 'current'; readonly key: string }
  | { readonly cacheName: 'files' | 'pictures' }

/** The page, whatever its path, and the files beside it whose names say nothing of their content. */
export const currentKeys = ['/', '/remotes.json', '/theme.js', '/favicon.svg'] as const

/** A page's address: its last part has no extension; `/__/` is Firebase Hosting's own. */
const pagePath = /^\/(?!__\/)(?:[^/]+\/)*[^/.]*$/

/** The folder of a release on the site of a remote: `/0.1.0-1a2b3c4d/`. */
const releaseFolder = /^\/\d+\.\d+\.\d+[^/]*-[\da-f]{8}\//

/** The download link of a file in Storage. */
const storedFile = /^\/v0\/b\/[^/]+\/o\/[^/]+$/

/**
 * What becomes of a request of a page of `origin`; undefined when it is none of the worker's business,
 * which all requests for data are.
 */
export function strategyFor(asked: Asked, origin: string): CacheStrategy | undefined {
  // A part of a file is no file.
  if (asked.method !== 'GET' || asked.headers.has('range')) return undefined
  const url = new URL(asked.url)
  if (asked.mode === 'navigate') {
    return url.origin === origin && pagePath.test(url.pathname)
      ? { cacheName: 'current', key: '/' }
      : undefined
  }
  const key = currentKeys.find((path) => url.origin === origin && path === url.pathname)
  if (key) return { cacheName: 'current', key }
  if (asked.destination === 'image' && isStored(url)) return { cacheName: 'pictures' }
  return isImmutable(url, origin) ? { cacheName: 'files' } : undefined
}

/** Where a file belongs that a page has loaded; undefined when it is not to be kept. */
export function cacheNameFor(address: string, origin: string): 'files' | 'pictures' | undefined {
  const url = new URL(address)
  if (isStored(url)) return 'pictures'
  return isImmutable(url, origin) ? 'files' : undefined
}

/** A file of a release. A query means that it is asked for once more, of the network. */
function isImmutable({ origin, pathname, search }: URL, own: string): boolean {
  if (search !== '') return false
  return origin === own ? pathname.startsWith('/static/') : releaseFolder.test(pathname)
}

/** Whether a file may only be kept when its bytes were checked: one that is not what was released would stay. */
export function needsProof(url: string): boolean {
  return new URL(url).pathname.endsWith('/remoteEntry.js')
}

/** The paths of the site's own files that a page is made of. */
export function filesNamedBy(html: string): readonly string[] {
  return [...html.matchAll(/\b(?:src|href)=["']?(\/static\/[^"'\s>]+)/g)].flatMap(
    ([, path]) => path ?? [],
  )
}

function isStored({ pathname, searchParams }: URL): boolean {
  return storedFile.test(pathname) && searchParams.get('alt') === 'media'
}
