import * as v from 'valibot'

import { hasOwnDomain } from '#hosting/production.ts'

import type { Check } from './check.ts'
import { consolePage } from './check.ts'

const sitesOf = (projectId: string) =>
  `https://firebasehosting.googleapis.com/v1beta1/projects/${projectId}/sites`

export const sites: Check = {
  name: 'Sites',
  isRequired: true,
  async find({ api, settings: { projectId, siteNames } }) {
    const found = await Promise.all(
      Object.values(siteNames).map(async (site) => ({
        site,
        exists: await api.read(v.object({}), `${sitesOf(projectId)}/${site}`),
      })),
    )
    return found
      .filter(({ exists }) => !exists)
      .map(({ site }) => ({
        what: `There is no site ${site}.`,
        command: `npx firebase hosting:sites:create ${site} --project ${projectId}`,
      }))
  },
}

const domainSchema = v.object({
  hostState: v.optional(v.string()),
  ownershipState: v.optional(v.string()),
})

export const domain: Check = {
  name: 'Domain',
  isRequired: false,
  async find({ api, settings }) {
    if (!hasOwnDomain(settings)) return []
    const { projectId, siteNames, environment } = settings
    const { authDomain } = environment.firebase
    const page = consolePage(projectId, `hosting/sites/${siteNames.shell}`)
    const found = await api.read(
      domainSchema,
      `${sitesOf(projectId)}/${siteNames.shell}/customDomains/${authDomain}`,
    )
    if (!found) {
      return [{ what: `${authDomain} is not connected to ${siteNames.shell}.`, command: page }]
    }
    const { hostState, ownershipState } = found
    if (hostState === 'HOST_ACTIVE' && ownershipState === 'OWNERSHIP_ACTIVE') return []
    return [{ what: `${authDomain} waits for its DNS records.`, command: page }]
  },
}
