import * as v from 'valibot'
import { expect, it } from 'vitest'

import { ApiRefusal, createGoogleApi } from '#deployment/google-api.ts'
import { parseProductionSettings } from '#base/production-settings.ts'
import { projectVariables } from '#tests/project-variables.ts'

import { formatFindings, runChecks } from './check.ts'
import { pushKeys, pushSecret } from './push.ts'

async function check(variables: object, answer?: object) {
  const settings = parseProductionSettings({ ...projectVariables, ...variables })
  const unused = createGoogleApi({ token: async () => '', projectId: settings.projectId })
  const api: typeof unused = {
    ...unused,
    read: async (schema, address) => {
      if (!answer) return undefined
      if (!address.endsWith('/secrets/PUSH_PRIVATE_KEY/versions/latest')) {
        throw new ApiRefusal(400, address, '')
      }
      return v.parse(schema, answer)
    },
  }
  return await runChecks([pushKeys, pushSecret], { api, settings })
}
const withKey = { ADAMARKET_PUSH_PUBLIC_KEY: 'k'.repeat(87) }

it('names missing keys as something that a deployment can do without', async () => {
  const findings = await check({})
  expect(findings.required).toEqual([])
  expect(formatFindings(findings)).toContain('npm run ops -- push-keys')
})

it.each([undefined, { state: 'DISABLED' }])(
  'needs the secret of a public key: %j',
  async (answer) => {
    const { required } = await check(withKey, answer)
    expect(required.map(({ command }) => command)).toEqual([
      'npx firebase functions:secrets:set PUSH_PRIVATE_KEY --project my-market',
    ])
  },
)

it('misses nothing of a project with both keys', async () => {
  const findings = await check(withKey, { state: 'ENABLED' })
  expect(formatFindings(findings)).toBe('Nothing is missing.')
})
