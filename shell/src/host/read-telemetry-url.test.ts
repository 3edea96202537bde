import { expect, test, vi } from 'vitest'

import { readTelemetryUrl } from '#host/read-telemetry-url.ts'

test('a site that names no address measures nothing, and that is no problem', () => {
  const report = vi.fn()
  expect(readTelemetryUrl({}, report)).toBeUndefined()
  expect(report).not.toHaveBeenCalled()
})

test('reads the address', () => {
  const telemetryUrl = 'https://telemetry.example/events'
  expect(readTelemetryUrl({ telemetryUrl }, vi.fn())).toBe(telemetryUrl)
})

test('what is no address is reported and counts as none', () => {
  const report = vi.fn()
  expect(readTelemetryUrl({ telemetryUrl: 'events' }, report)).toBeUndefined()
  expect(report).toHaveBeenCalledOnce()
})
