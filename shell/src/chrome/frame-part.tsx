import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

type FrameParts = {
  /** Names the releases on trial in this tab; absent for visitors who asked for none. */
  readonly releasePanel?: ReactNode
  /** Asks whether the visit may be measured, until the visitor has answered; absent without an endpoint. */
  readonly consentQuestion?: ReactNode
  /** Shows that answer and lets the visitor change it. */
  readonly consentChoice?: ReactNode
}

/** What only some visitors see of the frame; its code is loaded for them alone. */
export const frameParts = createStore<FrameParts>()(() => ({}))

/** The place of one of these parts; empty without it. */
export function FramePart({ name }: { readonly name: keyof FrameParts }) {
  return useStore(frameParts, (parts) => parts[name])
}
