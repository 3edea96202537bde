import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'

import type { SelectedLocation } from '#domain/location.ts'
import { parseLocation } from '#domain/location.ts'

import { storedText } from './stored-text.ts'

export type LocationState = {
  readonly selectedLocation: SelectedLocation
  readonly choose: (location: SelectedLocation) => void
}

export type LocationStore = StoreApi<LocationState>

/**
 * The `selectedLocation` of the whole site (specification, section 3), stored in `storage` across reloads.
 */
export function createLocationStore(storage: Storage): LocationStore {
  const stored = storedText(storage, 'selectedLocation')
  const store = createStore<LocationState>()((set) => ({
    selectedLocation: 'All',
    choose: (selectedLocation) => {
      set({ selectedLocation })
      stored.write(selectedLocation)
    },
  }))
  // Set after creation: a page is hydrated with the initial state, as a server rendered it.
  store.setState({ selectedLocation: parseLocation(stored.read()) })
  return store
}
