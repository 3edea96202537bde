import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createHttpSink } from './create-http-sink.ts'
import type { RemoteLoad } from './telemetry-event.ts'

const url = '/telemetry.json'

const browse = { remote: 'browse', version: '1' }

const loaded: RemoteLoad = {
  type: 'remote-load',
  phase: 'route',
  duration: 12,
  outcome: 'loaded',
  ...browse,
}
const failed: RemoteLoad = { ...loaded, outcome: 'failed' }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function sinkWith(answer: () => Promise<Response>) {
  const send = vi.fn<typeof fetch>(answer)
  vi.stubGlobal('fetch', send)
  const bodies = () => send.mock.calls.map(([, init]): unknown => JSON.parse(String(init?.body)))
  const sink = createHttpSink({ url, page: () => '/search', owner: () => browse })
  return { sink, send, bodies }
}

it('sends what is counted with the page, and nothing else about the events or the visitor', () => {
  const { sink, send, bodies } = sinkWith(() => Promise.resolve(new Response()))
  sink.take(failed)
  sink.take({ type: 'web-vital', name: 'LCP', value: 1200, rating: 'good' })
  expect(send).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10_000)
  expect(bodies()).toEqual([
    {
      page: '/search',
      counts: [
        { what: 'visit', ...browse },
        { what: 'failure', ...browse },
        { what: 'LCP', value: 1200, ...browse },
      ],
    },
  ])
  expect(send).toHaveBeenCalledWith(
    url,
    expect.objectContaining({
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    }),
  )
})

it('sends nothing when there is nothing new to count', () => {
  const { sink, send } = sinkWith(() => Promise.resolve(new Response()))
  sink.flush()
  sink.take({ ...loaded, phase: 'container' })
  vi.advanceTimersByTime(60_000)
  expect(send).not.toHaveBeenCalled()
  sink.take(loaded)
  sink.flush()
  expect(send).toHaveBeenCalledOnce()
  sink.take(loaded)
  vi.advanceTimersByTime(60_000)
  expect(send).toHaveBeenCalledOnce()
})

it('does not send what was dropped', () => {
  const { sink, send } = sinkWith(() => Promise.resolve(new Response()))
  sink.take(loaded)
  sink.drop()
  vi.advanceTimersByTime(60_000)
  expect(send).not.toHaveBeenCalled()
})

it('continues after a failed request', async () => {
  const { sink, send } = sinkWith(() => Promise.reject(new TypeError('Failed to fetch')))
  sink.take(loaded)
  await vi.advanceTimersByTimeAsync(10_000)
  sink.take(failed)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(send).toHaveBeenCalledTimes(2)
})
