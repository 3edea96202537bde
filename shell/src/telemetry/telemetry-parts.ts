import type { ReactNode } from 'react'
import { createStore } from 'zustand/vanilla'

type TelemetryParts = {
  /** Asks the visitor until they have answered. */
  readonly question?: ReactNode
  /** Shows the answer and lets the visitor change it. */
  readonly choice?: ReactNode
}

/** What the frame shows about telemetry: nothing, unless the site has an endpoint. */
export const telemetryParts = createStore<TelemetryParts>()(() => ({}))
