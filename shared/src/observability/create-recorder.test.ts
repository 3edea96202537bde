import { expect, it, vi } from 'vitest'

import { createRecorder } from '#observability/create-recorder.ts'
import type { RemoteLoad } from '#observability/telemetry-event.ts'

const event: RemoteLoad = {
  type: 'remote-load',
  phase: 'registry',
  duration: 12,
  outcome: 'loaded',
}

it('hands on what came before there was a sink, once, and what comes after', () => {
  const recorder = createRecorder()
  const sink = vi.fn()
  recorder.record(event)
  recorder.sendTo(sink)
  expect(sink).toHaveBeenCalledExactlyOnceWith(event)
  recorder.record({ ...event, duration: 13 })
  expect(sink).toHaveBeenCalledTimes(2)
})

it('forgets what waited when it is stopped, and takes nothing until there is a sink again', () => {
  const recorder = createRecorder()
  const sink = vi.fn()
  recorder.record(event)
  recorder.stop()
  recorder.record(event)
  recorder.sendTo(sink)
  expect(sink).not.toHaveBeenCalled()
  recorder.record(event)
  expect(sink).toHaveBeenCalledOnce()
})

it('lets no visit without a sink grow for ever', () => {
  const recorder = createRecorder()
  const sink = vi.fn()
  for (let count = 0; count < 500; count += 1) recorder.record(event)
  recorder.sendTo(sink)
  expect(sink).toHaveBeenCalledTimes(100)
})
