import { expect, it, vi } from 'vitest'

import { createRecorder } from './create-recorder.ts'
import type { RemoteLoad } from './telemetry-event.ts'

const event: RemoteLoad = {
  type: 'remote-load',
  phase: 'registry',
  duration: 12,
  outcome: 'loaded',
}

it('passes on earlier events once a sink is set, and later ones', () => {
  const recorder = createRecorder()
  const sink = vi.fn()
  recorder.record(event)
  recorder.sendTo(sink)
  expect(sink).toHaveBeenCalledExactlyOnceWith(event)
  recorder.record({ ...event, duration: 13 })
  expect(sink).toHaveBeenCalledTimes(2)
})

it('drops queued events when stopped, and records nothing until a sink is set again', () => {
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

it('limits the queue of a visit without a sink', () => {
  const recorder = createRecorder()
  const sink = vi.fn()
  for (let count = 0; count < 500; count += 1) recorder.record(event)
  recorder.sendTo(sink)
  expect(sink).toHaveBeenCalledTimes(100)
})
