import { Writable } from 'node:stream'

import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/**
 * Renders a page whole, data included. React's usual order, the late parts last, needs inline scripts, which
 * the policy forbids. Rejects when a component throws, or `signal` aborts.
 */
export function toHtml(page: ReactNode, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: string[] = []
    const sink = new Writable({
      decodeStrings: false,
      write: (chunk, _encoding, done) => {
        chunks.push(String(chunk))
        done()
      },
      final: (done) => {
        done()
        resolve(chunks.join(''))
      },
    })
    const { pipe, abort } = renderToPipeableStream(page, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    })
    signal.addEventListener('abort', () => {
      reject(signal.reason)
      abort(signal.reason)
    })
  })
}
