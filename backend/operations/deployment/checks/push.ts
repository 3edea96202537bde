import * as v from 'valibot'

import type { Check } from './check.ts'

const versionSchema = v.object({ state: v.string() })

export const pushKeys: Check = {
  name: 'Keys of notifications',
  isRequired: false,
  async find({ settings: { environment } }) {
    if (environment.pushPublicKey !== undefined) return []
    const what = 'Notifications are off: ADAMARKET_PUSH_PUBLIC_KEY is not set.'
    return [{ what, command: 'npm run ops -- push-keys' }]
  },
}

/** With a public key the functions name the secret, and firebase-tools deploys none that lacks its secret. */
export const pushSecret: Check = {
  name: 'Secret of notifications',
  isRequired: true,
  async find({ api, settings: { projectId, environment } }) {
    if (environment.pushPublicKey === undefined) return []
    const secret = `projects/${projectId}/secrets/PUSH_PRIVATE_KEY`
    const found = await api.read(
      versionSchema,
      `https://secretmanager.googleapis.com/v1/${secret}/versions/latest`,
    )
    if (found?.state === 'ENABLED') return []
    const command = `npx firebase functions:secrets:set PUSH_PRIVATE_KEY --project ${projectId}`
    return [{ what: 'The private key of notifications is not set.', command }]
  },
}
