import { describe, expect, it } from 'vitest'

import { parseFirebaseSettings } from './settings.ts'

const firebase = {
  projectId: 'demo-adamarket',
  apiKey: 'key',
  authDomain: 'demo-adamarket.firebaseapp.com',
  storageBucket: 'demo-adamarket.appspot.com',
  appId: '1:1:web:1',
}
const emulators = {
  auth: 'http://localhost:9099',
  firestore: { host: 'localhost', port: 8080 },
  storage: { host: 'localhost', port: 9199 },
  functions: { host: 'localhost', port: 5001 },
}

describe('parseFirebaseSettings', () => {
  it.each([
    { firebase },
    { firebase, emulators },
    { firebase, region: 'europe-west1', appCheckKey: 'site-key' },
  ])('accepts %j', (settings) => {
    expect(parseFirebaseSettings(settings)).toEqual({ ok: true, value: settings })
  })

  it.each([
    ['firebase', {}],
    ['firebase.projectId', { firebase: { ...firebase, projectId: '' } }],
    ['emulators.auth', { firebase, emulators: { ...emulators, auth: 'localhost' } }],
    [
      'emulators.firestore.port',
      { firebase, emulators: { ...emulators, firestore: { host: 'localhost', port: 99_999 } } },
    ],
    ['appCheckKey', { firebase, appCheckKey: '' }],
    ['settings', undefined],
  ])('names %s when it is wrong', (place, settings) => {
    const parsed = parseFirebaseSettings(settings)
    expect(parsed).toMatchObject({ ok: false, error: { kind: 'invalid' } })
    expect(String(!parsed.ok && parsed.error.cause)).toContain(`Firebase settings, ${place}:`)
  })
})
