import * as v from 'valibot'

import type { Check, Missing } from './check.ts'
import { consolePage, curl } from './check.ts'

const configSchema = v.object({
  subtype: v.optional(v.string()),
  signIn: v.optional(
    v.object({ phoneNumber: v.optional(v.object({ enabled: v.optional(v.boolean()) })) }),
  ),
  smsRegionConfig: v.optional(
    v.object({
      allowlistOnly: v.optional(v.object({ allowedRegions: v.optional(v.array(v.string()), []) })),
    }),
  ),
  blockingFunctions: v.optional(
    v.object({ triggers: v.optional(v.record(v.string(), v.unknown())) }),
  ),
})

const addressOf = (projectId: string) =>
  `https://identitytoolkit.googleapis.com/admin/v2/projects/${projectId}/config`

/** Countries whose numbers get codes at first: North Cyprus has those of Turkey. */
const firstRegions = ['TR', 'CY', 'GB']

export const identityPlatform: Check = {
  name: 'Identity Platform',
  isRequired: true,
  async find({ api, settings: { projectId } }) {
    const config = await api.read(configSchema, addressOf(projectId))
    // `signIn` says so.
    if (!config || config.subtype === 'IDENTITY_PLATFORM') return []
    return [
      {
        what: 'Firebase asks no function before it sends a text message: that takes Identity Platform.',
        command: consolePage(projectId, 'authentication/settings'),
      },
    ]
  },
}

export const phoneCodes: Check = {
  name: 'Codes by text message',
  isRequired: false,
  async find({ api, settings: { projectId } }) {
    const address = addressOf(projectId)
    const config = await api.read(configSchema, address)
    if (!config) return []
    const set = (mask: string, body: object) =>
      curl(projectId, `${address}?updateMask=${mask}`, body)
    const missing: Missing[] = []
    if (!config.signIn?.phoneNumber?.enabled) {
      missing.push({
        what: 'Users cannot verify phone numbers.',
        command: set('signIn.phoneNumber', { signIn: { phoneNumber: { enabled: true } } }),
      })
    }
    if (!config.smsRegionConfig?.allowlistOnly?.allowedRegions.length) {
      missing.push({
        what: 'Text messages are sent to any country, at any price.',
        command: set('smsRegionConfig', {
          smsRegionConfig: { allowlistOnly: { allowedRegions: firstRegions } },
        }),
      })
    }
    if (!config.blockingFunctions?.triggers?.['beforeSendSms']) {
      missing.push({
        what: 'No function limits text messages: a deployment of the backend sets it.',
        command: `npm run ops -- deploy --project ${projectId} --only backend`,
        isNotice: true,
      })
    }
    return missing
  },
}
