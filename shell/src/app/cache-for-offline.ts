import { quietMs, untilIdle } from '@adamarket/shared/ui/when-idle.ts'

import { loadToasts } from '#chrome/toasts.tsx'
import type { CachedParts } from '#service-worker/cached-parts.ts'

const script = '/service-worker.js'

/** What loads the parts of a page. The worker does not cache data, which other initiators request. */
const initiators = new Set(['script', 'link', 'css', 'img'])

/**
 * Caches what this visit loaded, so that the next one needs no connection. Waits until the page has been there
 * for a while and the browser is idle. A release of the shell without a service worker removes the one of an earlier
 * release.
 *
 * Rejects when there is no worker yet and it cannot be loaded.
 *
 * @param integrityOf the hash that a remote's script or style must have; undefined for any other file
 */
export async function cacheForOffline(
  integrityOf: (url: string) => string | undefined,
): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, quietMs))
  await untilIdle()
  if (!('serviceWorker' in navigator)) return
  const container = navigator.serviceWorker
  // Once it controls the page, the worker caches requests by itself.
  let answersSince = container.controller ? 0 : Number.POSITIVE_INFINITY
  container.addEventListener('controllerchange', () => {
    answersSince = Math.min(answersSince, performance.now())
  })
  const answer = await fetch(script, { method: 'HEAD' }).catch(() => undefined)
  if (answer && !isScript(answer)) return await unregister(answer)
  if (!answer && !container.controller) throw new Error('The worker could not be requested')
  if (answer) await container.register(script, { updateViaCache: 'none' })
  const { active } = await container.ready
  // Messages are most likely to be needed offline.
  await loadToasts().catch(() => undefined)
  // Only windows have an origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const send = (parts: CachedParts) => active?.postMessage(parts)

  const filesOf = (entries: readonly PerformanceEntry[]) => {
    const loaded = entries.filter(
      (entry) => entry instanceof PerformanceResourceTiming && initiators.has(entry.initiatorType),
    )
    // Preloaded files are listed twice.
    return [...new Set(loaded.map(({ name }) => name))].map((url) => {
      const integrity = integrityOf(url)
      return { url, ...(integrity !== undefined && { integrity }) }
    })
  }
  send({ files: filesOf(performance.getEntriesByType('resource')), isComplete: true })
  new PerformanceObserver((list) => {
    const files = filesOf(list.getEntries().filter(({ startTime }) => startTime < answersSince))
    if (files.length > 0) send({ files, isComplete: false })
  }).observe({ type: 'resource' })
}

/** A development server answers with the page itself when a file does not exist. */
function isScript(answer: Response): boolean {
  return answer.ok && (answer.headers.get('Content-Type')?.includes('javascript') ?? false)
}

/**
 * Unregisters the worker when this release certainly has none. It still answers requests, and may cache some,
 * until the page is left: the next visit removes them.
 */
async function unregister({ ok, status }: Response): Promise<void> {
  if (!ok && status !== 404) return
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((it) => it.unregister()))
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
}
