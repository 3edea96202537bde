import { describe, expect, it } from 'vitest'

import { memoryStorage } from '#testing/memory-storage.ts'

import { createLocationStore } from './location-store.ts'

describe('createLocationStore', () => {
  it('starts with All', () => {
    expect(createLocationStore(memoryStorage()).getState().selectedLocation).toBe('All')
  })

  it('stores the choice across a reload', () => {
    const storage = memoryStorage()
    createLocationStore(storage).getState().choose('Girne')
    expect(storage.getItem('selectedLocation')).toBe('Girne')
    expect(createLocationStore(storage).getState().selectedLocation).toBe('Girne')
  })

  it('reads an unknown location as All', () => {
    const storage = memoryStorage()
    storage.setItem('selectedLocation', '<script>')
    expect(createLocationStore(storage).getState().selectedLocation).toBe('All')
  })

  it('has the choice as long as the page where storage is forbidden', () => {
    const store = createLocationStore(memoryStorage({ isForbidden: true }))
    store.getState().choose('Lefke')
    expect(store.getState().selectedLocation).toBe('Lefke')
  })
})
