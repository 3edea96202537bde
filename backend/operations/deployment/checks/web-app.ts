import * as v from 'valibot'

import { enforcesAppCheck } from '#functions/base/options.ts'

import type { Check, Missing } from './check.ts'
import { consolePage, curl } from './check.ts'

const configSchema = v.object({ projectId: v.string(), apiKey: v.string() })
const keySchema = v.object({ name: v.string() })
const restrictionsSchema = v.object({
  restrictions: v.optional(v.object({ apiTargets: v.optional(v.array(v.unknown()), []) })),
})
const appCheckSchema = v.object({ siteKey: v.optional(v.string()) })
const serviceSchema = v.object({ enforcementMode: v.optional(v.string(), 'OFF') })

/** What the site calls with its key. */
const calledWithKey = [
  'firestore',
  'identitytoolkit',
  'securetoken',
  'firebasestorage',
  'firebaseappcheck',
].map((name) => `${name}.googleapis.com`)

export const webApp: Check = {
  name: 'Web app',
  isRequired: true,
  async find({ api, settings: { projectId, environment } }) {
    const { appId, apiKey } = environment.firebase
    const found = await api.read(
      configSchema,
      `https://firebase.googleapis.com/v1beta1/projects/-/webApps/${appId}/config`,
    )
    if (found?.projectId === projectId && found.apiKey === apiKey) return []
    const what = found
      ? `ADAMARKET_API_KEY is not the key of the web app ${appId} of this project.`
      : `There is no web app ${appId}.`
    return [{ what, command: `npx firebase apps:sdkconfig WEB --project ${projectId}` }]
  },
}

/** Not restricted to addresses: the page function uses the key as well, and sends none. */
export const apiKey: Check = {
  name: 'Restrictions of the key',
  isRequired: false,
  async find({ api, settings: { projectId, environment } }) {
    const service = 'https://apikeys.googleapis.com/v2'
    const keyString = new URLSearchParams({ keyString: environment.firebase.apiKey })
    const key = await api.read(keySchema, `${service}/keys:lookupKey?${keyString}`)
    if (!key) {
      const command = consolePage(projectId, 'settings/general')
      return [{ what: 'There is no key ADAMARKET_API_KEY in this project.', command }]
    }
    const found = await api.read(restrictionsSchema, `${service}/${key.name}`)
    if (found?.restrictions && found.restrictions.apiTargets.length > 0) return []
    const targets = calledWithKey.map((name) => `--api-target=service=${name}`)
    return [
      {
        what: 'The key of the web app opens every service of the project.',
        command: `gcloud services api-keys update ${key.name} ${targets.join(' ')} --project=${projectId}`,
      },
    ]
  },
}

export const appCheck: Check = {
  name: 'App Check',
  isRequired: false,
  async find({ api, settings: { projectId, environment } }) {
    const { appCheckKey, firebase } = environment
    if (appCheckKey === undefined) {
      return [
        {
          what: 'App Check is off: ADAMARKET_APP_CHECK_KEY is not set.',
          command: `gcloud recaptcha keys create --display-name=AdaMarket --web --domains=${firebase.authDomain} --integration-type=score --project=${projectId}`,
        },
      ]
    }
    const address = `https://firebaseappcheck.googleapis.com/v1/projects/${projectId}/apps/${firebase.appId}/recaptchaEnterpriseConfig`
    const found = await api.read(appCheckSchema, address)
    if (found?.siteKey === appCheckKey) return []
    return [
      {
        what: `App Check does not know the key ${appCheckKey}. ${consolePage(projectId, 'appcheck')}`,
        command: curl(projectId, `${address}?updateMask=siteKey`, { siteKey: appCheckKey }),
      },
    ]
  },
}

/** What Firebase can enforce App Check for, by the services that the site calls. */
const enforceable = [
  ['firestore', 'Firestore'],
  ['identitytoolkit', 'Auth'],
  ['firebasestorage', 'Storage'],
] as const

/**
 * Whether Firebase refuses requests without proof. A key alone refuses none. It is said and not missing: it is enforced once
 * the share of verified requests is known, and Storage last.
 */
export const appCheckEnforcement: Check = {
  name: 'Enforcement of App Check',
  isRequired: false,
  async find({ api, settings: { projectId, environment } }) {
    // `appCheck` says so.
    if (environment.appCheckKey === undefined) return []
    const notices: Missing[] = []
    for (const [service, name] of enforceable) {
      const address = `https://firebaseappcheck.googleapis.com/v1/projects/${projectId}/services/${service}.googleapis.com`
      const found = await api.read(serviceSchema, address)
      if (found?.enforcementMode === 'ENFORCED') continue
      notices.push({
        what: `App Check is not enforced for ${name}: requests without proof are answered.`,
        command: curl(projectId, `${address}?updateMask=enforcementMode`, {
          enforcementMode: 'ENFORCED',
        }),
        isNotice: true,
      })
    }
    if (!enforcesAppCheck) {
      notices.push({
        what: 'App Check is not enforced for callable functions: calls without proof are answered.',
        command:
          '# enforcesAppCheck in backend/firebase/functions/src/base/options.ts, then deploy the functions',
        isNotice: true,
      })
    }
    return notices
  },
}
