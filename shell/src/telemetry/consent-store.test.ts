import { beforeEach, expect, it, vi } from 'vitest'

import { createConsentStore, refusesByItself } from './consent-store.ts'

beforeEach(() => localStorage.clear())

it('has no answer at first, and stores a given one', () => {
  const consent = createConsentStore(localStorage)
  expect(consent.getState().answer).toBeUndefined()
  consent.getState().give('yes')
  expect(consent.getState().answer).toBe('yes')
  expect(createConsentStore(localStorage).getState().answer).toBe('yes')
})

it('reads an unknown value as no answer', () => {
  localStorage.setItem('telemetryConsent', 'maybe')
  expect(createConsentStore(localStorage).getState().answer).toBeUndefined()
})

it('follows an answer that is given, or cleared, in another tab', () => {
  const consent = createConsentStore(localStorage)
  consent.getState().give('yes')
  localStorage.setItem('telemetryConsent', 'no')
  window.dispatchEvent(new StorageEvent('storage', { key: 'telemetryConsent' }))
  expect(consent.getState().answer).toBe('no')
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(consent.getState().answer).toBeUndefined()
})

it('lasts as long as the page where nothing can be stored', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  const consent = createConsentStore(localStorage)
  consent.getState().give('yes')
  expect(consent.getState().answer).toBe('yes')
})

it.each([
  ['Global Privacy Control', { globalPrivacyControl: true }, true],
  ['Do Not Track', { doNotTrack: '1' }, true],
  ['nothing', { doNotTrack: null }, false],
])('%s of the browser', (_, signals, refuses) => {
  vi.stubGlobal('navigator', signals)
  expect(refusesByItself()).toBe(refuses)
})
