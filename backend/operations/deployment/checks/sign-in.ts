import * as v from 'valibot'

import { productionOrigins } from '#hosting/production.ts'

import type { Check, Missing } from './check.ts'
import { consolePage, curl } from './check.ts'

const configSchema = v.object({
  signIn: v.optional(
    v.object({ email: v.optional(v.object({ enabled: v.optional(v.boolean()) })) }),
  ),
  authorizedDomains: v.optional(v.array(v.string()), []),
  notification: v.optional(
    v.object({ sendEmail: v.optional(v.object({ callbackUri: v.optional(v.string()) })) }),
  ),
})
const providerSchema = v.object({ enabled: v.optional(v.boolean()) })

export const signIn: Check = {
  name: 'Sign-in',
  isRequired: false,
  async find({ api, settings }) {
    const { projectId, environment } = settings
    const address = `https://identitytoolkit.googleapis.com/admin/v2/projects/${projectId}/config`
    const set = (mask: string, body: object) =>
      curl(projectId, `${address}?updateMask=${mask}`, body)
    const config = await api.read(configSchema, address)
    if (!config) {
      return [
        {
          what: 'Authentication is not set up.',
          command: consolePage(projectId, 'authentication'),
        },
      ]
    }
    const google = await api.read(
      providerSchema,
      address.replace('/config', '/defaultSupportedIdpConfigs/google.com'),
    )
    const { authDomain } = environment.firebase
    const site = new URL(productionOrigins(settings).apps.shell).host
    const domains = [...new Set([authDomain, site])]
    const unknown = domains.filter((domain) => !config.authorizedDomains.includes(domain))
    const callbackUri = `https://${authDomain}/account-action`

    const missing: Missing[] = []
    if (!config.signIn?.email?.enabled) {
      missing.push({
        what: 'Users cannot sign in by email and password.',
        command: set('signIn.email.enabled', { signIn: { email: { enabled: true } } }),
      })
    }
    if (!google?.enabled) {
      missing.push({
        what: 'Users cannot sign in with Google.',
        command: consolePage(projectId, 'authentication/providers'),
      })
    }
    if (unknown.length > 0) {
      const authorizedDomains = [...config.authorizedDomains, ...unknown]
      missing.push({
        what: `Users cannot sign in on ${unknown.join(' and ')}.`,
        command: set('authorizedDomains', { authorizedDomains }),
      })
    }
    if (config.notification?.sendEmail?.callbackUri !== callbackUri) {
      missing.push({
        what: `The links in emails do not lead to ${callbackUri}.`,
        command: set('notification.sendEmail.callbackUri', {
          notification: { sendEmail: { callbackUri } },
        }),
      })
    }
    return missing
  },
}
