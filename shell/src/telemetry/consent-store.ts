import { storedValue } from '@adamarket/shared/state/stored-value.ts'
import * as v from 'valibot'
import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'

const answers = ['yes', 'no'] as const

type Answer = (typeof answers)[number]

export type ConsentState = {
  /** Whether this visit may be measured; absent until the visitor has answered. */
  readonly answer: Answer | undefined
  /** Stores the answer where the browser allows it, and notifies other tabs. */
  readonly give: (answer: Answer) => void
}

export type ConsentStore = StoreApi<ConsentState>

const storageKey = 'telemetryConsent'

/** The visitor's answer about being measured. Until they agree, nothing is sent. */
export function createConsentStore(storage: Storage): ConsentStore {
  const stored = storedValue(storage, storageKey, v.picklist(answers))
  const store = createStore<ConsentState>()((set) => ({
    answer: stored.read(),
    give: (answer) => {
      set({ answer })
      stored.write(answer)
    },
  }))
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKey || key === null) store.setState({ answer: stored.read() })
  })
  return store
}

/** Whether the browser signals Global Privacy Control or Do Not Track. */
export function refusesByItself(): boolean {
  return Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1'
}
