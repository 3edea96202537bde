import { beforeEach, expect, it, vi } from 'vitest'

import { createConsentStore, refusesByItself } from '#telemetry/consent-store.ts'

beforeEach(() => localStorage.clear())

it('knows no answer before one was given, and keeps it from then on', () => {
  const consent = createConsentStore(localStorage)
  expect(consent.getState().answer).toBeUndefined()
  consent.getState().give('yes')
  expect(consent.getState().answer).toBe('yes')
  expect(createConsentStore(localStorage).getState().answer).toBe('yes')
})

it('takes whatever it does not know for no answer', () => {
  localStorage.setItem('telemetryConsent', 'maybe')
  expect(createConsentStore(localStorage).getState().answer).toBeUndefined()
})

it('follows an answer that was given in another tab, and one that was cleared away', () => {
  const consent = createConsentStore(localStorage)
  consent.getState().give('yes')
  localStorage.setItem('telemetryConsent', 'no')
  window.dispatchEvent(new StorageEvent('storage', { key: 'telemetryConsent' }))
  expect(consent.getState().answer).toBe('no')
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(consent.getState().answer).toBeUndefined()
})

it('lasts as long as the page where nothing can be kept', () => {
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
])('%s of the browser', (_, said, refuses) => {
  vi.stubGlobal('navigator', said)
  expect(refusesByItself()).toBe(refuses)
})
