import { describe, expect, it } from 'vitest'

import { createLocationStore } from '#state/location-store.ts'
import { memoryStorage } from '#testing/memory-storage.ts'

describe('createLocationStore', () => {
  it('begins with All', () => {
    expect(createLocationStore(memoryStorage()).getState().selectedLocation).toBe('All')
  })

  it('keeps the choice over a reload', () => {
    const storage = memoryStorage()
    createLocationStore(storage).getState().choose('Girne')
    expect(createLocationStore(storage).getState().selectedLocation).toBe('Girne')
  })

  it('takes what is no location for All', () => {
    const storage = memoryStorage()
    storage.setItem('selectedLocation', '<script>')
    expect(createLocationStore(storage).getState().selectedLocation).toBe('All')
  })

  it('keeps the choice for the page where storage is forbidden', () => {
    const store = createLocationStore(memoryStorage({ isForbidden: true }))
    store.getState().choose('Lefke')
    expect(store.getState().selectedLocation).toBe('Lefke')
  })
})
