import * as v from 'valibot'

import type { Check, Missing } from './check.ts'
import { curl } from './check.ts'

/** How many characters the site asks for. */
const minPasswordLength = 6

const flag = v.optional(v.boolean(), false)
const policySchema = v.object({
  passwordPolicyEnforcementState: v.optional(v.string()),
  passwordPolicyVersions: v.optional(
    v.array(
      v.object({
        customStrengthOptions: v.optional(
          v.object({ minPasswordLength: v.optional(v.number(), 0) }),
        ),
      }),
    ),
    [],
  ),
})
const configSchema = v.object({
  signIn: v.optional(v.object({ anonymous: v.optional(v.object({ enabled: flag })) })),
  emailPrivacyConfig: v.optional(v.object({ enableImprovedEmailPrivacy: flag })),
  passwordPolicyConfig: v.optional(policySchema),
})

export const accountProtection: Check = {
  name: 'Protection of accounts',
  isRequired: false,
  async find({ api, settings: { projectId } }) {
    const address = `https://identitytoolkit.googleapis.com/admin/v2/projects/${projectId}/config`
    const config = await api.read(configSchema, address)
    // `signIn` says so.
    if (!config) return []
    const set = (mask: string, body: object) =>
      curl(projectId, `${address}?updateMask=${mask}`, body)
    const missing: Missing[] = []
    if (!config.emailPrivacyConfig?.enableImprovedEmailPrivacy) {
      missing.push({
        what: 'Anyone can find out which email addresses have an account.',
        command: set('emailPrivacyConfig', {
          emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
        }),
      })
    }
    if (config.signIn?.anonymous?.enabled) {
      missing.push({
        what: 'Anyone gets an account without an email address.',
        command: set('signIn.anonymous.enabled', { signIn: { anonymous: { enabled: false } } }),
      })
    }
    if (!isEnforced(config.passwordPolicyConfig)) {
      missing.push({
        what: `No policy asks for passwords of ${minPasswordLength} characters.`,
        command: set('passwordPolicyConfig', {
          passwordPolicyConfig: {
            passwordPolicyEnforcementState: 'ENFORCE',
            passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength } }],
          },
        }),
      })
    }
    return missing
  },
}

function isEnforced(policy: v.InferOutput<typeof policySchema> | undefined): boolean {
  const lengths = policy?.passwordPolicyVersions.map(
    ({ customStrengthOptions }) => customStrengthOptions?.minPasswordLength ?? 0,
  )
  return (
    policy?.passwordPolicyEnforcementState === 'ENFORCE' &&
    Math.max(0, ...(lengths ?? [])) >= minPasswordLength
  )
}
