import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'

import { projectVariables } from '#tests/project-variables.ts'

import { repository } from './folders.ts'
import { parseProductionSettings, productionVariables } from './production-settings.ts'

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
    const settings = parseProductionSettings({ ...projectVariables, ADAMARKET_APP_CHECK_KEY: '' })
    expect(settings).toMatchObject({
      projectId: 'my-market',
      region: 'us-central1',
      siteNames: { shell: 'market', 'static-pages-remote': 'market-static-pages' },
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
      ...projectVariables,
      ADAMARKET_SOCIAL_LINKS: 'Instagram=https://a.example/?b=c, Facebook = https://d.example',
    })
    expect(environment.links?.social).toEqual([
      { name: 'Instagram', url: 'https://a.example/?b=c' },
      { name: 'Facebook', url: 'https://d.example' },
    ])
  })

  it('names every missing variable at once', () => {
    expect(problemsOf({ ADAMARKET_API_KEY: ' ' })).toEqual(
      Object.keys(projectVariables).map((name) => `${name} is missing`),
    )
  })

  it.each([
    ['ADAMARKET_PROJECT_ID', 'My Market', 'is not a project id'],
    ['ADAMARKET_AUTH_DOMAIN', 'https://market.example', 'is not a host like example.com'],
    ['ADAMARKET_REGION', 'Frankfurt', 'is not a region like europe-west1'],
    ['ADAMARKET_SITE', 'my_market', 'is not the name of a Hosting site'],
    ['ADAMARKET_PLAY_STORE', 'http://play.example', 'is not https'],
    ['ADAMARKET_TELEMETRY', 'yes', 'is not a share of visits from 0 to 1, such as 0.1'],
    ['ADAMARKET_TELEMETRY', '1.5', 'is not a share of visits from 0 to 1, such as 0.1'],
    ['ADAMARKET_TELEMETRY', '-0.1', 'is not a share of visits from 0 to 1, such as 0.1'],
    ['ADAMARKET_PUSH_PUBLIC_KEY', 'short', 'is not a public key of push-keys'],
    ['ADAMARKET_SOCIAL_LINKS', 'https://a.example', 'is not an address'],
    ['ADAMARKET_SOCIAL_LINKS', '=https://a.example', 'has a link without a name'],
  ])('says what is wrong with %s=%s', (name, value, problem) => {
    expect(problemsOf({ ...projectVariables, [name]: value })).toContain(`${name} ${problem}`)
  })
})

it('has an example that names every setting, and no other', async () => {
  const example = parseEnv(await readFile(join(repository, '.env.example'), 'utf8'))
  expect(Object.keys(example).toSorted()).toEqual([...productionVariables].toSorted())
})
