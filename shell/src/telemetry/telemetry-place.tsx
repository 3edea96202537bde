import { useStore } from 'zustand'

import { telemetryParts } from '#telemetry/telemetry-parts.ts'

/** The place of a part of the measurements; empty where there is none. */
export function TelemetryPlace({ of: part }: { readonly of: 'question' | 'choice' }) {
  return useStore(telemetryParts, (parts) => parts[part])
}
