import type { ReactNode } from 'react'
import { createStore } from 'zustand/vanilla'

type TelemetryParts = {
  /** Asks the visitor, for as long as they have not answered. */
  readonly question?: ReactNode
  /** Shows the answer, and takes another one. */
  readonly choice?: ReactNode
}

/** What the frame shows of the measurements: nothing, unless this site has an address to send them to. */
export const telemetryParts = createStore<TelemetryParts>()(() => ({}))
