import type { Result } from '@adamarket/shared/domain/result.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'

import { code } from './picture-worker.ts?inline-worker'

import type { RenderedPicture, Turns } from './render-picture.ts'
import { renderPicture } from './render-picture.ts'
import { createElementSurface } from './surfaces.ts'
import { limitConcurrency } from './limit-concurrency.ts'

/** Scales pictures down, one after the other: a phone has no memory for several at once. */
export type PicturePreparer = {
  /** `unreadable`: the browser cannot decode it. */
  prepare(source: Blob, turns: Turns): Promise<Result<RenderedPicture, 'unreadable'>>
  close(): void
}

type Render = (source: Blob, turns: Turns) => Promise<RenderedPicture>

/** In a worker where the browser can draw in one, otherwise on the page. */
export function createPicturePreparer(): PicturePreparer {
  const inTurn = limitConcurrency(1)
  const worker = startWorker()
  const onPage: Render = (source, turns) => renderPicture(source, turns, createElementSurface)
  const render = worker ? renderIn(worker, onPage) : onPage
  return {
    prepare: (source, turns) =>
      inTurn(async () => {
        try {
          return ok(await render(source, turns))
        } catch {
          return err('unreadable')
        }
      }),
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
    new Promise<RenderedPicture | 'unreadable' | 'failed'>((resolve) => {
      const answered = new AbortController()
      const answer = (outcome: RenderedPicture | 'unreadable' | 'failed') => {
        answered.abort()
        resolve(outcome)
      }
      const { signal } = answered
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<RenderedPicture | undefined>) => answer(data ?? 'unreadable'),
        { signal },
      )
      worker.addEventListener('error', () => answer('failed'), { signal })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      worker.postMessage({ source, turns })
    })
  return async (source, turns) => {
    const answer = hasFailed ? 'failed' : await ask(source, turns)
    if (answer === 'unreadable') throw new Error('The picture cannot be read')
    if (answer !== 'failed') return answer
    hasFailed = true
    return fallback(source, turns)
  }
}
