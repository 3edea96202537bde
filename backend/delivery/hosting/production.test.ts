import { expect, it } from 'vitest'

import { parseProductionSettings } from '#base/production-settings.ts'
import { projectVariables } from '#tests/project-variables.ts'

import { productionOrigins, publicOrigin } from './production.ts'

const settingsWith = (variables: Readonly<Record<string, string>>) =>
  parseProductionSettings({ ...projectVariables, ...variables })

it('lets pages connect to where telemetry is sent', () => {
  const settings = settingsWith({ ADAMARKET_TELEMETRY_URL: 'https://telemetry.example/events' })
  expect(settings.environment.telemetryUrl).toBe('https://telemetry.example/events')
  expect(productionOrigins(settings).telemetry).toBe('https://telemetry.example')
  expect(productionOrigins(settingsWith({}))).not.toHaveProperty('telemetry')
})

it.each([
  ['market.example', 'https://market.example'],
  ['my-market.firebaseapp.com', 'https://market.web.app'],
])('visitors of a site whose sign-in is at %s find it at %s', (domain, origin) => {
  expect(publicOrigin(settingsWith({ ADAMARKET_AUTH_DOMAIN: domain }))).toBe(origin)
})
