import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'

import type { SelectedLocation } from '#domain/location.ts'
import { parseLocation } from '#domain/location.ts'

export type LocationState = {
  readonly selectedLocation: SelectedLocation
  readonly choose: (location: SelectedLocation) => void
}

export type LocationStore = StoreApi<LocationState>

const storageKey = 'selectedLocation'

/**
 * The shared `selectedLocation` (specification, section 3), kept in `storage` over reloads. Storage
 * that is full or forbidden costs the memory of the choice, nothing else.
 */
export function createLocationStore(storage: Storage): LocationStore {
  return createStore<LocationState>()((set) => ({
    selectedLocation: parseLocation(read(storage)),
    choose: (selectedLocation) => {
      set({ selectedLocation })
      write(storage, selectedLocation)
    },
  }))
}

function read(storage: Storage): string | null {
  try {
    return storage.getItem(storageKey)
  } catch {
    return null
  }
}

function write(storage: Storage, location: SelectedLocation): void {
  try {
    storage.setItem(storageKey, location)
  } catch {
    // A private window may forbid storage: the choice then lasts as long as the page.
  }
}
