import { expect, test, vi } from 'vitest'

import { readTelemetryUrl } from '#host/read-telemetry-url.ts'

test('a site without an address sends no telemetry and reports no problem', () => {
  const report = vi.fn()
  expect(readTelemetryUrl({}, report)).toBeUndefined()
  expect(report).not.toHaveBeenCalled()
})

test('reads the address', () => {
  const telemetryUrl = 'https://telemetry.example/events'
  expect(readTelemetryUrl({ telemetryUrl }, vi.fn())).toBe(telemetryUrl)
})

test('an invalid address is reported and ignored', () => {
  const report = vi.fn()
  expect(readTelemetryUrl({ telemetryUrl: 'events' }, report)).toBeUndefined()
  expect(report).toHaveBeenCalledOnce()
})
