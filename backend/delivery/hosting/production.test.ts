import { expect, it } from 'vitest'

import { parseProductionSettings } from '#base/production-settings.ts'
import { projectVariables } from '#tests/project-variables.ts'

import { publicOrigin } from './production.ts'

const settingsWith = (variables: Readonly<Record<string, string>>) =>
  parseProductionSettings({ ...projectVariables, ...variables })

it('measures visits only where the operator wants it, on the site itself', () => {
  const { telemetryUrl, measuredShare } = settingsWith({ ADAMARKET_TELEMETRY: '0.1' }).environment
  expect(telemetryUrl).toMatch(/^\/[^/]/)
  expect(measuredShare).toBe(0.1)
  for (const off of [{}, { ADAMARKET_TELEMETRY: '0' }]) {
    expect(settingsWith(off).environment).not.toHaveProperty('telemetryUrl')
  }
})

it.each([
  ['market.example', 'https://market.example'],
  ['my-market.firebaseapp.com', 'https://market.web.app'],
])('visitors of a site whose sign-in is at %s find it at %s', (domain, origin) => {
  expect(publicOrigin(settingsWith({ ADAMARKET_AUTH_DOMAIN: domain }))).toBe(origin)
})
