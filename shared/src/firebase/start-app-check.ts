import { initializeApp } from 'firebase/app'

import type { FirebaseSettings } from './settings.ts'

/**
 * With a site key, lets the site prove to Firebase that it is itself (App Check), before it asks for
 * anything. Without one it does nothing, and none of its code is fetched.
 */
export async function startAppCheck({ firebase, appCheckKey }: FirebaseSettings): Promise<void> {
  if (appCheckKey === undefined) return
  const { initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check')
  // The same settings give the same app, also to the client that is made of it later.
  initializeAppCheck(initializeApp(firebase), {
    provider: new ReCaptchaEnterpriseProvider(appCheckKey),
    isTokenAutoRefreshEnabled: true,
  })
}
