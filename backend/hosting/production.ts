import type { HostingSite } from '#hosting/hosting-config.ts'
import { hostingConfig } from '#hosting/hosting-config.ts'
import type { Origins } from '#hosting/origins.ts'
import type { ProductionSettings } from '#platform/production-settings.ts'

/** The origins of a real project. */
export function productionOrigins({
  projectId,
  siteNames,
  environment,
}: ProductionSettings): Origins {
  const at = (site: string) => `https://${site}.web.app`
  return {
    apps: {
      shell: at(siteNames.shell),
      'browse-remote': at(siteNames['browse-remote']),
      'post-remote': at(siteNames['post-remote']),
      'account-remote': at(siteNames['account-remote']),
      'static-pages-remote': at(siteNames['static-pages-remote']),
    },
    auth: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    firestore: 'https://firestore.googleapis.com',
    storage: 'https://firebasestorage.googleapis.com',
    functions: `https://us-central1-${projectId}.cloudfunctions.net`,
    email: environment.contactMail.origin,
    ...(environment.telemetryUrl !== undefined && {
      telemetry: new URL(environment.telemetryUrl).origin,
    }),
  }
}

/** The sites of a real project. */
export function productionHosting(settings: ProductionSettings): readonly HostingSite[] {
  const { siteNames, environment } = settings
  return hostingConfig({
    origins: productionOrigins(settings),
    authPages: `https://${environment.firebase.authDomain}`,
    hasAppCheck: environment.appCheckKey !== undefined,
    siteNames,
    folderOf: (app) => app,
    isSecure: true,
  })
}
