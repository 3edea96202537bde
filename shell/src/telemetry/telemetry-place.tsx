import { useStore } from 'zustand'

import { telemetryParts } from '#telemetry/telemetry-parts.ts'

/** The place of one of these parts; empty without telemetry. */
export function TelemetryPlace({ of: part }: { readonly of: 'question' | 'choice' }) {
  return useStore(telemetryParts, (parts) => parts[part])
}
