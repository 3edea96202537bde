import { describe, expect, it } from 'vitest'

import { remoteApps } from './apps.ts'
import { namedPorts, readSettings, settingsAsEnvironment } from './settings.ts'

describe('readSettings', () => {
  it('has the default ports without variables', () => {
    const { ports, appPorts } = readSettings({})
    expect(ports).toMatchObject({ site: 3000, auth: 9099, firestore: 8080, storage: 9199 })
    const ofRemotes = remoteApps.map((_app, index) => 3005 + index)
    expect(Object.values(appPorts)).toEqual([3000, ...ofRemotes])
  })

  it('reads each port from its variable, and ignores an empty one', () => {
    const { ports } = readSettings({ ADAMARKET_AUTH_PORT: '7001', ADAMARKET_SITE_PORT: '' })
    expect(ports).toMatchObject({ auth: 7001, site: 3000 })
  })

  it('shifts the default ports, but no given port', () => {
    const { ports } = readSettings({ ADAMARKET_PORT_OFFSET: '1000', ADAMARKET_AUTH_PORT: '7001' })
    expect(ports).toMatchObject({ site: 4000, auth: 7001, firestore: 9080 })
  })

  it('shares no port between two shifted checkouts', () => {
    const ports = ['0', '1000', '5000'].flatMap((offset) =>
      namedPorts(readSettings({ ADAMARKET_PORT_OFFSET: offset })).map(({ port }) => port),
    )
    expect(new Set(ports).size).toBe(ports.length)
  })

  it.each(['80', '65536', '3000.5', '-1', 'x', '1e4'])('refuses %s as a port', (port) => {
    expect(() => readSettings({ ADAMARKET_FIRESTORE_PORT: port })).toThrow(
      `ADAMARKET_FIRESTORE_PORT must be a port from 1024 to 65535, not "${port}".`,
    )
  })

  it.each([
    [undefined, 0],
    ['', 0],
    ['0', 0],
    ['0.25', 0.25],
    ['1', 1],
  ])('reads the share of visits that is measured: %s', (text, share) => {
    expect(readSettings({ ADAMARKET_TELEMETRY: text }).measuredShare).toBe(share)
  })

  it.each(['yes', '2', '1.01', '-1', '10 %', '1e-1'])('refuses %s as a share of visits', (text) => {
    expect(() => readSettings({ ADAMARKET_TELEMETRY: text })).toThrow(
      `ADAMARKET_TELEMETRY must be a share of visits from 0 to 1, such as 0.1, not "${text}".`,
    )
  })

  it('refuses one port for two services', () => {
    expect(() => readSettings({ ADAMARKET_STORAGE_PORT: '3006' })).toThrow(
      'Port 3006 is set for both the site of post-remote and the Storage emulator',
    )
    expect(() => readSettings({ ADAMARKET_MAIL_PORT: '3003' })).toThrow(
      'Port 3003 is set for both the reservation of the ports and the mail catcher',
    )
  })

  it('refuses a port that browsers block', () => {
    expect(() => readSettings({ ADAMARKET_PORT_OFFSET: '2000' })).toThrow(
      'Browsers refuse port 10080 (the Firestore emulator). Change ADAMARKET_FIRESTORE_PORT.',
    )
  })

  it('refuses a site whose remotes would have no valid port', () => {
    expect(() => readSettings({ ADAMARKET_SITE_PORT: '65530' })).toThrow('ADAMARKET_SITE_PORT')
  })

  it('skips 5001 for a site, as the Hosting emulator does', () => {
    const { appPorts } = readSettings({
      ADAMARKET_SITE_PORT: '4995',
      ADAMARKET_FUNCTIONS_PORT: '6001',
    })
    expect(Object.values(appPorts).slice(0, 5)).toEqual([4995, 5000, 5002, 5003, 5004])
  })
})

describe('settingsAsEnvironment', () => {
  it('round-trips the settings', () => {
    const settings = readSettings({ ADAMARKET_PORT_OFFSET: '1000', ADAMARKET_HUB_PORT: '7002' })
    expect(readSettings(settingsAsEnvironment(settings))).toEqual(settings)
  })
})
