import { forEachApp } from '#base/apps.ts'
import type { ProductionSettings } from '#base/production-settings.ts'

import type { HostingSite } from './hosting-config.ts'
import { hostingConfig } from './hosting-config.ts'
import type { Origins } from './origins.ts'

/** The origins of a real project. */
export function productionOrigins({
  projectId,
  siteNames,
  region,
  environment,
}: ProductionSettings): Origins {
  return {
    apps: forEachApp((app) => `https://${siteNames[app]}.web.app`),
    auth: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    firestore: 'https://firestore.googleapis.com',
    storage: 'https://firebasestorage.googleapis.com',
    functions: `https://${region}-${projectId}.cloudfunctions.net`,
    email: environment.contactMail.origin,
  }
}

/** Where visitors find the site: at its own domain, or at Hosting's address for it. */
export function publicOrigin(settings: ProductionSettings): string {
  return hasOwnDomain(settings)
    ? `https://${settings.environment.firebase.authDomain}`
    : productionOrigins(settings).apps.shell
}

/** Whether the domain that serves the helper page of Auth is the operator's, and not one that every project has. */
export function hasOwnDomain({ environment }: ProductionSettings): boolean {
  return !/\.(?:web\.app|firebaseapp\.com)$/.test(environment.firebase.authDomain)
}

/** The sites of a real project. */
export function productionHosting(settings: ProductionSettings): readonly HostingSite[] {
  const { siteNames, region, environment } = settings
  return hostingConfig({
    origins: productionOrigins(settings),
    authPages: `https://${environment.firebase.authDomain}`,
    hasAppCheck: environment.appCheckKey !== undefined,
    siteNames,
    folderOf: (app) => app,
    isSecure: true,
    region,
  })
}
