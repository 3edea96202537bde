import { whenIdle } from '@adamarket/shared/ui/when-idle.ts'

import { loadToasts } from '#host/notify.ts'
import type { KeptParts } from '#service-worker/kept-parts.ts'

const script = '/service-worker.js'

/** What loads the parts of a page. Data is asked for by others, and is not the worker's to keep. */
const initiators = new Set(['script', 'link', 'css', 'img'])

/**
 * Has this visit kept on the device, so that the next one needs no connection. It waits until the page
 * has nothing better to do. A release of the shell without a worker takes away the one that an earlier
 * release has left.
 *
 * Rejects when there is no worker yet, and it cannot be had.
 *
 * @param integrityOf what a container must hash to; undefined for any other file
 */
export async function keepForOffline(
  integrityOf: (url: string) => string | undefined,
): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await new Promise<void>((resolve) => whenIdle(resolve))
  const container = navigator.serviceWorker
  // The worker keeps by itself what is asked after it took over.
  let answersSince = container.controller ? 0 : Number.POSITIVE_INFINITY
  container.addEventListener('controllerchange', () => {
    answersSince = Math.min(answersSince, performance.now())
  })
  const answer = await fetch(script, { method: 'HEAD' }).catch(() => undefined)
  if (answer && !isScript(answer)) return await forget(answer)
  if (!answer && !container.controller) throw new Error('The worker could not be asked for')
  if (answer) await container.register(script, { updateViaCache: 'none' })
  const { active } = await container.ready
  // Without a connection there is more to be told than with one.
  await loadToasts().catch(() => undefined)
  // Only windows have origins to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const tell = (parts: KeptParts) => active?.postMessage(parts)

  const filesOf = (entries: readonly PerformanceEntry[]) => {
    const loaded = entries.filter(
      (entry) => entry instanceof PerformanceResourceTiming && initiators.has(entry.initiatorType),
    )
    // What was preloaded is listed twice.
    return [...new Set(loaded.map(({ name }) => name))].map((url) => {
      const integrity = integrityOf(url)
      return { url, ...(integrity !== undefined && { integrity }) }
    })
  }
  tell({ files: filesOf(performance.getEntriesByType('resource')), isComplete: true })
  new PerformanceObserver((list) => {
    const files = filesOf(list.getEntries().filter(({ startTime }) => startTime < answersSince))
    if (files.length > 0) tell({ files, isComplete: false })
  }).observe({ type: 'resource' })
}

/** The page itself answers for whatever is not there on a development server. */
function isScript(answer: Response): boolean {
  return answer.ok && (answer.headers.get('Content-Type')?.includes('javascript') ?? false)
}

/**
 * Takes the worker away when it is certain that this release has none. Until this page is left it still
 * answers, and may keep something: that goes with the next visit.
 */
async function forget({ ok, status }: Response): Promise<void> {
  if (!ok && status !== 404) return
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((it) => it.unregister()))
  const kept = await caches.keys()
  await Promise.all(kept.map((name) => caches.delete(name)))
}
