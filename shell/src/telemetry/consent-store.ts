import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'

type Answer = 'yes' | 'no'

export type ConsentState = {
  /** Whether this visit may be measured; absent until the visitor was asked. */
  readonly answer: Answer | undefined
  /** Keeps the answer over reloads, where the browser lets us, and tells the other tabs. */
  readonly give: (answer: Answer) => void
}

export type ConsentStore = StoreApi<ConsentState>

const storageKey = 'telemetryConsent'

/** What the visitor said to being measured. Until they say yes, it is no. */
export function createConsentStore(storage: Storage): ConsentStore {
  const store = createStore<ConsentState>()((set) => ({
    answer: kept(storage),
    give: (answer) => {
      set({ answer })
      try {
        storage.setItem(storageKey, answer)
      } catch {
        // A private window may forbid storage: the answer then lasts as long as the page.
      }
    },
  }))
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKey || key === null) store.setState({ answer: kept(storage) })
  })
  return store
}

/** Whether the browser says no for its user, by Global Privacy Control or Do Not Track. */
export function refusesByItself(): boolean {
  return Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1'
}

function kept(storage: Storage): Answer | undefined {
  try {
    const text = storage.getItem(storageKey)
    return text === 'yes' || text === 'no' ? text : undefined
  } catch {
    return undefined
  }
}
