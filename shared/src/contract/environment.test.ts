import { describe, expect, it, vi } from 'vitest'

import { environmentElement, parseEnvironment } from './environment.ts'

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
const contactMail = {
  serviceId: 'service',
  templateId: 'template',
  publicKey: 'key',
  origin: 'http://localhost:3025',
}
const social = [{ name: 'Instagram', url: 'https://www.instagram.com/adamarket' }]
const playStore = 'https://play.google.com/store/apps/details?id=com.example.adamarket'

describe('the settings of Firebase', () => {
  it.each([
    { firebase },
    { firebase, emulators },
    { firebase, region: 'europe-west1', appCheckKey: 'site-key' },
  ])('accepts %j', (settings) => {
    expect(parseEnvironment(settings, vi.fn()).firebase).toEqual({ ok: true, value: settings })
  })

  it.each([
    ['firebase', {}],
    ['firebase', undefined],
    ['firebase', 'text'],
    ['firebase.projectId', { firebase: { ...firebase, projectId: '' } }],
    ['emulators.auth', { firebase, emulators: { ...emulators, auth: 'localhost' } }],
    [
      'emulators.firestore.port',
      { firebase, emulators: { ...emulators, firestore: { host: 'localhost', port: 99_999 } } },
    ],
    ['appCheckKey', { firebase, appCheckKey: '' }],
  ])('names %s when it is wrong', (place, settings) => {
    const parsed = parseEnvironment(settings, vi.fn()).firebase
    expect(parsed).toMatchObject({ ok: false, error: { kind: 'invalid' } })
    expect(String(!parsed.ok && parsed.error.cause)).toContain(`Firebase settings, ${place}:`)
  })
})

describe('the optional settings', () => {
  it.each([
    { contactMail },
    { telemetryUrl: '/telemetry.json', measuredShare: 0.1 },
    { pushPublicKey: 'k'.repeat(87) },
  ])('reads %j', (part) => {
    const report = vi.fn()
    expect(parseEnvironment(part, report)).toMatchObject(part)
    expect(report).not.toHaveBeenCalled()
  })

  it('may be missing', () => {
    const report = vi.fn()
    const { links, ...others } = parseEnvironment({}, report)
    expect(others).toMatchObject({
      contactMail: undefined,
      telemetryUrl: undefined,
      measuredShare: 0,
      pushPublicKey: undefined,
    })
    expect(new URL(links.playStore).host).toBe('play.google.com')
    expect(new URL(links.appStore).host).toBe('apps.apple.com')
    expect(links.social).toEqual([])
    expect(report).not.toHaveBeenCalled()
  })

  it('measure every visit where a path says nothing of a share', () => {
    const parsed = parseEnvironment({ telemetryUrl: '/telemetry.json' }, vi.fn())
    expect(parsed.measuredShare).toBe(1)
  })

  it('uses the default of a link that is not set', () => {
    const { links } = parseEnvironment({ links: { playStore, social } }, vi.fn())
    expect(links).toMatchObject({ playStore, social })
    expect(new URL(links.appStore).host).toBe('apps.apple.com')
  })

  it.each([
    ['an empty key of the email service', 'contactMail', { ...contactMail, publicKey: '' }],
    [
      'an origin with a path, which the library would append to',
      'contactMail',
      { ...contactMail, origin: 'https://mail.example/' },
    ],
    ['an email service without an origin', 'contactMail', { ...contactMail, origin: undefined }],
    ['a link that would run a script', 'links', { playStore: 'javascript:alert(1)' }],
    ['a path of another site', 'telemetryUrl', 'https://telemetry.example/events'],
    ['a key that is too short', 'pushPublicKey', 'short'],
  ])('is reported and ignored when it is %s', (_, name, value) => {
    const report = vi.fn()
    expect(parseEnvironment({ [name]: value }, report)).toEqual(parseEnvironment({}, vi.fn()))
    expect(report).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ what: `The site has no usable ${name}` }),
    )
  })
})

it('finds the environment in a page, also without quotes', () => {
  for (const id of ['"environment"', 'environment']) {
    const page = `<script id="other">1</script><script id=${id} type="application/json">{}</script>`
    expect(environmentElement.exec(page)?.[2]).toBe('{}')
  }
})
