import { apps } from '#platform/apps.ts'
import { projectVariables, siteNameOf } from '#tests/project-variables.ts'

import type { FakeProject } from './fake-google.ts'
import { emptyProject } from './fake-google.ts'

/** The variables of a project with App Check. */
export const completeVariables = { ...projectVariables, ADAMARKET_APP_CHECK_KEY: 'captcha' }

/** A project with everything that a first deployment and the checks need, except our indexes. */
export function aCompleteProject(): FakeProject {
  const project = emptyProject()
  const at = 'projects/my-market'
  const identity = `identitytoolkit.googleapis.com/admin/v2/${at}`
  const sites = `firebasehosting.googleapis.com/v1beta1/${at}/sites`
  const app = completeVariables.ADAMARKET_APP_ID
  const answers: Readonly<Record<string, object>> = {
    [`firebase.googleapis.com/v1beta1/${at}`]: { projectId: 'my-market', projectNumber: '123' },
    [`firebase.googleapis.com/v1beta1/${at}/adminSdkConfig`]: { projectId: 'my-market' },
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
    [`firestore.googleapis.com/v1/${at}/databases/(default)/backupSchedules`]: {
      backupSchedules: [{}],
    },
    [`firebasestorage.googleapis.com/v1beta/${at}/buckets/${completeVariables.ADAMARKET_STORAGE_BUCKET}`]:
      {},
    [`${identity}/config`]: {
      signIn: { email: { enabled: true } },
      authorizedDomains: ['market.web.app', 'market.example'],
      notification: { sendEmail: { callbackUri: 'https://market.example/account-action' } },
    },
    [`${identity}/defaultSupportedIdpConfigs/google.com`]: { enabled: true },
    [`firebase.googleapis.com/v1beta1/projects/-/webApps/${app}/config`]: {
      projectId: 'my-market',
      apiKey: 'key',
    },
    [`firebaseappcheck.googleapis.com/v1/${at}/apps/${app}/recaptchaEnterpriseConfig`]: {
      siteKey: 'captcha',
    },
    ['apikeys.googleapis.com/v2/keys:lookupKey']: { name: `${at}/locations/global/keys/k` },
    [`apikeys.googleapis.com/v2/${at}/locations/global/keys/k`]: {
      restrictions: { apiTargets: [{}] },
    },
    [`${sites}/market/customDomains/market.example`]: {
      hostState: 'HOST_ACTIVE',
      ownershipState: 'OWNERSHIP_ACTIVE',
    },
  }
  for (const [address, answer] of Object.entries(answers)) project.settings.set(address, answer)
  for (const name of apps.map(siteNameOf)) project.settings.set(`${sites}/${name}`, {})
  return project
}
