import { withTimeout } from '@adamarket/shared/connectivity/with-timeout.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'

import { code } from './picture-worker.ts?inline-worker'

import type { RenderedPicture, Turns } from './render-picture.ts'
import { renderPicture } from './render-picture.ts'
import { createElementSurface } from './surfaces.ts'
import { limitConcurrency } from './limit-concurrency.ts'

/** Scales pictures down, one after the other: a phone has no memory for several at once. */
export type PicturePreparer = {
  /** `broken`: the browser cannot decode it. `unreadable`: the browser has not done so in time. */
  prepare(source: Blob, turns: Turns): Promise<Result<RenderedPicture, 'broken' | 'unreadable'>>
  close(): void
}

/** Some browsers never answer for a picture that needs too much memory, and the others wait for it. */
const timeoutMs = 60_000

type Render = (source: Blob, turns: Turns) => Promise<RenderedPicture>

/** In a worker where the browser can draw in one, otherwise on the page. */
export function createPicturePreparer(): PicturePreparer {
  const inTurn = limitConcurrency(1)
  const worker = startWorker()
  const onPage: Render = (source, turns) => renderPicture(source, turns, createElementSurface)
  let render = worker ? renderIn(worker, onPage) : onPage
  return {
    prepare: (source, turns) =>
      inTurn(() =>
        withTimeout(
          render(source, turns).then(ok, () => err('broken')),
          timeoutMs,
          () => {
            // A late answer of the worker would be taken for that about the next picture.
            worker?.terminate()
            render = onPage
            return err('unreadable')
          },
        ),
      ),
    close: () => worker?.terminate(),
  }
}

function startWorker(): Worker | undefined {
  if (!('OffscreenCanvas' in globalThis) || !('Worker' in globalThis)) return undefined
  const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
  try {
    return new Worker(address)
  } catch {
    // A Content Security Policy may forbid it.
    return undefined
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** `fallback` renders once the worker itself has failed. */
function renderIn(worker: Worker, fallback: Render): Render {
  let hasFailed = false
  const ask = (source: Blob, turns: Turns) =>
    new Promise<RenderedPicture | 'broken' | 'failed'>((resolve) => {
      const answered = new AbortController()
      const answer = (outcome: RenderedPicture | 'broken' | 'failed') => {
        answered.abort()
        resolve(outcome)
      }
      const { signal } = answered
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<RenderedPicture | undefined>) => answer(data ?? 'broken'),
        { signal },
      )
      worker.addEventListener('error', () => answer('failed'), { signal })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      worker.postMessage({ source, turns })
    })
  return async (source, turns) => {
    const answer = hasFailed ? 'failed' : await ask(source, turns)
    if (answer === 'broken') throw new Error('The picture cannot be decoded')
    if (answer !== 'failed') return answer
    hasFailed = true
    return fallback(source, turns)
  }
}
