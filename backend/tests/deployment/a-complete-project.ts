import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import * as v from 'valibot'

import { projectResource, resourcesOf } from '#deployment/checks/iam.ts'
import { emailOf, identities } from '#deployment/roles.ts'
import { apps } from '#base/apps.ts'
import { backendFolder } from '#base/folders.ts'
import { parseProductionSettings } from '#base/production-settings.ts'
import { projectVariables, siteNameOf } from '#tests/project-variables.ts'

import type { FakeProject } from './fake-google.ts'
import { emptyProject } from './fake-google.ts'

/** The variables of a project with App Check, whose functions run where its bucket is. */
export const completeVariables = {
  ...projectVariables,
  ADAMARKET_APP_CHECK_KEY: 'captcha',
  ADAMARKET_REGION: 'europe-west1',
}

/** A project with everything that a first deployment and the checks need, except our indexes. */
export function aCompleteProject(): FakeProject {
  const project = emptyProject()
  const at = 'projects/my-market'
  const identity = `identitytoolkit.googleapis.com/admin/v2/${at}`
  const sites = `firebasehosting.googleapis.com/v1beta1/${at}/sites`
  const app = completeVariables.ADAMARKET_APP_ID
  const answers: Readonly<Record<string, object>> = {
    [`firebase.googleapis.com/v1beta1/${at}`]: { projectId: 'my-market', projectNumber: '123' },
    [`firebase.googleapis.com/v1beta1/${at}/adminSdkConfig`]: {
      projectId: 'my-market',
      storageBucket: completeVariables.ADAMARKET_STORAGE_BUCKET,
    },
    [`storage.googleapis.com/storage/v1/b/${completeVariables.ADAMARKET_STORAGE_BUCKET}`]: {
      location: 'EU',
    },
    [`cloudresourcemanager.googleapis.com/v1/${at}`]: {
      projectId: 'my-market',
      projectNumber: '123',
    },
    [`compute.googleapis.com/compute/v1/projects/123`]: { defaultServiceAccount: 'compute@123' },
    [`cloudbilling.googleapis.com/v1/${at}/billingInfo`]: {
      billingEnabled: true,
      billingAccountName: 'billingAccounts/A',
    },
    [`billingbudgets.googleapis.com/v1/billingAccounts/A/budgets`]: { budgets: [{}] },
    [`firestore.googleapis.com/v1/${at}/databases/(default)`]: {
      type: 'FIRESTORE_NATIVE',
      locationId: 'eur3',
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
      deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
    },
    [`firestore.googleapis.com/v1/${at}/databases/releases`]: { type: 'FIRESTORE_NATIVE' },
    [`firestore.googleapis.com/v1/${at}/databases/(default)/backupSchedules`]: {
      backupSchedules: [{}],
    },
    [`firebasestorage.googleapis.com/v1beta/${at}/buckets/${completeVariables.ADAMARKET_STORAGE_BUCKET}`]:
      {},
    [`${identity}/config`]: {
      subtype: 'IDENTITY_PLATFORM',
      signIn: { email: { enabled: true }, phoneNumber: { enabled: true }, anonymous: {} },
      smsRegionConfig: { allowlistOnly: { allowedRegions: ['TR'] } },
      blockingFunctions: { triggers: { beforeSendSms: {} } },
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
      passwordPolicyConfig: {
        passwordPolicyEnforcementState: 'ENFORCE',
        passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 6 } }],
      },
      authorizedDomains: ['market.web.app', 'market.example'],
      notification: { sendEmail: { callbackUri: 'https://market.example/account-action' } },
    },
    [`${identity}/defaultSupportedIdpConfigs/google.com`]: { enabled: true },
    [`storage.googleapis.com/storage/v1/${at}/serviceAccount`]: { email_address: storageAgent },
    [`storage.googleapis.com/storage/v1/projects/123/serviceAccount`]: {
      email_address: storageAgent,
    },
    [`firebase.googleapis.com/v1beta1/projects/-/webApps/${app}/config`]: {
      projectId: 'my-market',
      apiKey: 'key',
    },
    [`firebaseappcheck.googleapis.com/v1/${at}/apps/${app}/recaptchaEnterpriseConfig`]: {
      siteKey: 'captcha',
    },
    ...Object.fromEntries(
      ['firestore', 'identitytoolkit', 'firebasestorage'].map((service) => [
        `firebaseappcheck.googleapis.com/v1/${at}/services/${service}.googleapis.com`,
        { enforcementMode: 'ENFORCED' },
      ]),
    ),
    ['apikeys.googleapis.com/v2/keys:lookupKey']: { name: `${at}/locations/global/keys/k` },
    [`apikeys.googleapis.com/v2/${at}/locations/global/keys/k`]: {
      restrictions: { apiTargets: [{}] },
    },
    [`firebaseextensions.googleapis.com/v1beta/${at}/instances`]: { instances: [mailExtension] },
    [`${sites}/market/customDomains/market.example`]: {
      hostState: 'HOST_ACTIVE',
      ownershipState: 'OWNERSHIP_ACTIVE',
    },
  }
  const all = { ...answers, ...policies(), ...monitoring() }
  for (const [address, answer] of Object.entries(all)) project.settings.set(address, answer)
  for (const name of apps.map(siteNameOf)) project.settings.set(`${sites}/${name}`, {})
  return project
}

const storageAgent = 'service-123@gs-project-accounts.iam.gserviceaccount.com'

const mailExtension = {
  name: 'projects/my-market/instances/firestore-send-email',
  state: 'ACTIVE',
  config: { extensionRef: 'firebase/firestore-send-email', params: { MAIL_COLLECTION: 'mail' } },
}

/** The accounts and the policies that `deployment/roles.ts` describes. */
function policies(): Readonly<Record<string, unknown>> {
  const settings = parseProductionSettings(completeVariables)
  const found = new Map<string, object>()
  const bindings = new Map<string, object[]>()
  for (const { name, grants } of identities) {
    const email = emailOf(name, settings.projectId)
    found.set(`iam.googleapis.com/v1/projects/my-market/serviceAccounts/${email}`, { email })
    for (const { role, on } of grants) {
      for (const { address, condition } of resourcesOf(on, settings)) {
        const policy = bindings.get(address) ?? []
        bindings.set(address, policy)
        const expression = condition && { condition: { expression: condition } }
        policy.push({ role, members: [`serviceAccount:${email}`], ...expression })
      }
    }
  }
  const rulesOfStorage = 'service-123@gcp-sa-firebasestorage.iam.gserviceaccount.com'
  bindings.get(projectResource(settings.projectId).address)?.push(
    { role: 'roles/pubsub.publisher', members: [`serviceAccount:${storageAgent}`] },
    {
      role: 'roles/firebaserules.firestoreServiceAgent',
      members: [`serviceAccount:${rulesOfStorage}`],
    },
  )
  for (const [address, policy] of bindings) {
    found.set(address.replace('https://', ''), { bindings: policy })
  }
  return Object.fromEntries(found)
}

/** The log metrics and alerts of `backend/operations/monitoring`. */
function monitoring(): Readonly<Record<string, unknown>> {
  const read = (folder: string) => {
    const path = join(backendFolder, 'operations', 'monitoring', folder)
    return readdirSync(path).map((file) =>
      v.parse(v.looseObject({}), JSON.parse(readFileSync(join(path, file), 'utf8'))),
    )
  }
  const notificationChannels = ['projects/my-market/notificationChannels/1']
  return {
    'logging.googleapis.com/v2/projects/my-market/metrics': { metrics: read('log-metrics') },
    'monitoring.googleapis.com/v3/projects/my-market/alertPolicies': {
      alertPolicies: read('alerts').map((alert) => ({ ...alert, notificationChannels })),
    },
  }
}
