import * as v from 'valibot'

import type { Check } from './check.ts'

const billingSchema = v.object({
  billingEnabled: v.optional(v.boolean(), false),
  billingAccountName: v.optional(v.string(), ''),
})
const servicesSchema = v.object({
  services: v.optional(v.array(v.object({ name: v.string(), state: v.string() })), []),
})
const budgetsSchema = v.object({ budgets: v.optional(v.array(v.unknown()), []) })

/** What the checks, the deployment and the site call. */
const services = [
  'apikeys',
  'artifactregistry',
  'billingbudgets',
  'cloudbilling',
  'cloudbuild',
  'cloudfunctions',
  'cloudresourcemanager',
  'cloudscheduler',
  'eventarc',
  'firebase',
  'firebaseappcheck',
  'firebaseextensions',
  'firebasehosting',
  'firebaserules',
  'firebasestorage',
  'firestore',
  'iam',
  'identitytoolkit',
  'logging',
  'monitoring',
  'pubsub',
  'run',
  'secretmanager',
  'securetoken',
  'serviceusage',
  'storage',
].map((name) => `${name}.googleapis.com`)

const billingOf = (projectId: string) =>
  `https://cloudbilling.googleapis.com/v1/projects/${projectId}/billingInfo`

export const billing: Check = {
  name: 'Billing',
  isRequired: true,
  async find({ api, settings: { projectId } }) {
    const info = await api.read(billingSchema, billingOf(projectId))
    if (info?.billingEnabled) return []
    const command = `gcloud billing projects link ${projectId} --billing-account=<account>`
    return [{ what: 'The project has no billing account, which functions need.', command }]
  },
}

export const enabledServices: Check = {
  name: 'Services',
  isRequired: true,
  async find({ api, settings: { projectId } }) {
    const names = services.map((name) => ['names', `projects/${projectId}/services/${name}`])
    const found = await api.read(
      servicesSchema,
      `https://serviceusage.googleapis.com/v1/projects/${projectId}/services:batchGet?${new URLSearchParams(names)}`,
    )
    const enabled = found?.services.filter(({ state }) => state === 'ENABLED') ?? []
    const missing = services.filter((one) => !enabled.some(({ name }) => name.endsWith(`/${one}`)))
    if (missing.length === 0) return []
    const command = `gcloud services enable ${missing.join(' ')} --project=${projectId}`
    return [{ what: `Services are not enabled: ${missing.join(', ')}.`, command }]
  },
}

export const budget: Check = {
  name: 'Budget',
  isRequired: false,
  async find({ api, settings: { projectId } }) {
    const account = (await api.read(billingSchema, billingOf(projectId)))?.billingAccountName
    if (!account) return []
    const scope = new URLSearchParams({ scope: `projects/${projectId}` })
    const found = await api.read(
      budgetsSchema,
      `https://billingbudgets.googleapis.com/v1/${account}/budgets?${scope}`,
    )
    if (found && found.budgets.length > 0) return []
    const command = [
      `gcloud billing budgets create --billing-account=${account.replace('billingAccounts/', '')}`,
      `--display-name=AdaMarket --filter-projects=projects/${projectId} --budget-amount=<amount>`,
      '--threshold-rule=percent=0.5 --threshold-rule=percent=0.9 --threshold-rule=percent=1.0',
    ].join(' ')
    return [{ what: 'No budget warns about costs.', command }]
  },
}
