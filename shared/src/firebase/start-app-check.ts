import { initializeApp } from 'firebase/app'

import type { FirebaseSettings } from '#contract/environment.ts'

/**
 * With a site key, enables App Check, by which the site proves its identity to Firebase, before the first
 * request. Without one it does nothing, and loads none of its code.
 */
export async function startAppCheck({ firebase, appCheckKey }: FirebaseSettings): Promise<void> {
  if (appCheckKey === undefined) return
  const { initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check')
  // The same settings return the same app, also to the client created later.
  initializeAppCheck(initializeApp(firebase), {
    provider: new ReCaptchaEnterpriseProvider(appCheckKey),
    isTokenAutoRefreshEnabled: true,
  })
}
