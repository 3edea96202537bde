import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createHttpSink } from './create-http-sink.ts'
import type { RemoteLoad } from './telemetry-event.ts'

const url = 'https://telemetry.example/events'

const event: RemoteLoad = {
  type: 'remote-load',
  phase: 'registry',
  duration: 12,
  outcome: 'loaded',
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function sinkWith(answer: () => Promise<Response>) {
  const send = vi.fn<typeof fetch>(answer)
  vi.stubGlobal('fetch', send)
  const bodies = () => send.mock.calls.map(([, init]): unknown => JSON.parse(String(init?.body)))
  return { sink: createHttpSink({ url, context: () => ({ revision: 7 }) }), send, bodies }
}

it('sends events together with the context, and nothing that identifies the visitor', () => {
  const { sink, send, bodies } = sinkWith(() => Promise.resolve(new Response()))
  sink.take(event)
  sink.take({ ...event, duration: 13 })
  expect(send).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10_000)
  expect(bodies()).toEqual([
    { context: { revision: 7 }, events: [event, { ...event, duration: 13 }] },
  ])
  expect(send).toHaveBeenCalledWith(
    url,
    expect.objectContaining({
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    }),
  )
  vi.advanceTimersByTime(60_000)
  expect(send).toHaveBeenCalledOnce()
})

it('sends when flushed, and when a batch is full', () => {
  const { sink, send } = sinkWith(() => Promise.resolve(new Response()))
  sink.flush()
  expect(send).not.toHaveBeenCalled()
  sink.take(event)
  sink.flush()
  expect(send).toHaveBeenCalledOnce()
  for (let count = 0; count < 50; count += 1) sink.take(event)
  expect(send).toHaveBeenCalledTimes(2)
})

it('does not send dropped events', () => {
  const { sink, send } = sinkWith(() => Promise.resolve(new Response()))
  sink.take(event)
  sink.drop()
  vi.advanceTimersByTime(60_000)
  expect(send).not.toHaveBeenCalled()
})

it('continues after a failed request', async () => {
  const { sink, send } = sinkWith(() => Promise.reject(new TypeError('Failed to fetch')))
  sink.take(event)
  await vi.advanceTimersByTimeAsync(10_000)
  sink.take(event)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(send).toHaveBeenCalledTimes(2)
})
