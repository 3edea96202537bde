import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

import { describe, expect, it } from 'vitest'

import { productionOrigins, publicOrigin } from '#hosting/production.ts'
import { repository } from '#platform/folders.ts'
import { apps, siteVariableOf } from '#platform/apps.ts'
import { parseProductionSettings, productionVariables } from '#platform/production-settings.ts'

const required = {
  ADAMARKET_PROJECT_ID: 'my-market',
  ADAMARKET_API_KEY: 'key',
  ADAMARKET_APP_ID: '1:2:web:3',
  ADAMARKET_AUTH_DOMAIN: 'market.example',
  ADAMARKET_STORAGE_BUCKET: 'my-market.firebasestorage.app',
  ADAMARKET_EMAILJS_SERVICE_ID: 'service',
  ADAMARKET_EMAILJS_TEMPLATE_ID: 'template',
  ADAMARKET_EMAILJS_PUBLIC_KEY: 'public',
  ...Object.fromEntries(apps.map((app) => [siteVariableOf(app), `my-${app}`])),
  ADAMARKET_SITE: 'my-market',
}

function problemsOf(variables: Record<string, string>): readonly string[] {
  try {
    parseProductionSettings(variables)
    return []
  } catch (error) {
    return String(error)
      .split('\n')
      .slice(1)
      .map((line) => line.trim())
  }
}

describe('parseProductionSettings', () => {
  it('reads required settings, and omits empty optional ones', () => {
    const settings = parseProductionSettings({ ...required, ADAMARKET_APP_CHECK_KEY: '' })
    expect(settings).toMatchObject({
      projectId: 'my-market',
      region: 'us-central1',
      siteNames: { shell: 'my-market', 'static-pages-remote': 'my-static-pages-remote' },
      environment: {
        firebase: { authDomain: 'market.example' },
        region: 'us-central1',
        links: {},
      },
    })
    expect(settings.environment).not.toHaveProperty('appCheckKey')
  })

  it('reads links as a list of names and addresses', () => {
    const { environment } = parseProductionSettings({
      ...required,
      ADAMARKET_SOCIAL_LINKS: 'Instagram=https://a.example/?b=c, Facebook = https://d.example',
    })
    expect(environment.links?.social).toEqual([
      { name: 'Instagram', url: 'https://a.example/?b=c' },
      { name: 'Facebook', url: 'https://d.example' },
    ])
  })

  it('reads an address for telemetry, to which pages may then connect', () => {
    const settings = parseProductionSettings({
      ...required,
      ADAMARKET_TELEMETRY_URL: 'https://telemetry.example/events',
    })
    expect(settings.environment.telemetryUrl).toBe('https://telemetry.example/events')
    expect(productionOrigins(settings).telemetry).toBe('https://telemetry.example')
    expect(productionOrigins(parseProductionSettings(required))).not.toHaveProperty('telemetry')
  })

  it.each([
    ['market.example', 'https://market.example'],
    ['my-market.firebaseapp.com', 'https://my-market.web.app'],
  ])('visitors of a site whose sign-in is at %s find it at %s', (domain, origin) => {
    const settings = parseProductionSettings({ ...required, ADAMARKET_AUTH_DOMAIN: domain })
    expect(publicOrigin(settings)).toBe(origin)
  })

  it('names every missing variable at once', () => {
    expect(problemsOf({ ADAMARKET_API_KEY: ' ' })).toEqual(
      Object.keys(required).map((name) => `${name} is missing`),
    )
  })

  it.each([
    ['ADAMARKET_PROJECT_ID', 'My Market', 'is not a project id'],
    ['ADAMARKET_AUTH_DOMAIN', 'https://market.example', 'is not a host like example.com'],
    ['ADAMARKET_REGION', 'Frankfurt', 'is not a region like europe-west1'],
    ['ADAMARKET_SITE', 'my_market', 'is not the name of a Hosting site'],
    ['ADAMARKET_PLAY_STORE', 'http://play.example', 'is not https'],
    ['ADAMARKET_TELEMETRY_URL', '/events', 'is not an address'],
    ['ADAMARKET_PUSH_PUBLIC_KEY', 'short', 'is not a public key of push-keys'],
    ['ADAMARKET_SOCIAL_LINKS', 'https://a.example', 'is not an address'],
    ['ADAMARKET_SOCIAL_LINKS', '=https://a.example', 'has a link without a name'],
  ])('says what is wrong with %s=%s', (name, value, problem) => {
    expect(problemsOf({ ...required, [name]: value })).toContain(`${name} ${problem}`)
  })
})

it('has an example that names every setting, and no other', async () => {
  const example = parseEnv(await readFile(join(repository, '.env.example'), 'utf8'))
  expect(Object.keys(example).toSorted()).toEqual([...productionVariables].toSorted())
})
