import type { App } from '#base/apps.ts'
import { apps, remoteNameOf, siteVariableOf } from '#base/apps.ts'

/** The site of an app in that project. */
export function siteNameOf(app: App): string {
  return app === 'shell' ? 'market' : `market-${remoteNameOf(app)}`
}

/** The required variables of a project that does not exist. */
export const projectVariables = {
  ADAMARKET_PROJECT_ID: 'my-market',
  ADAMARKET_API_KEY: 'key',
  ADAMARKET_APP_ID: '1:2:web:3',
  ADAMARKET_AUTH_DOMAIN: 'market.example',
  ADAMARKET_STORAGE_BUCKET: 'my-market.firebasestorage.app',
  ADAMARKET_EMAILJS_SERVICE_ID: 'service',
  ADAMARKET_EMAILJS_TEMPLATE_ID: 'template',
  ADAMARKET_EMAILJS_PUBLIC_KEY: 'public',
  ...Object.fromEntries(apps.map((app) => [siteVariableOf(app), siteNameOf(app)])),
}
