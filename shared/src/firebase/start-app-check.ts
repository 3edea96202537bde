import { initializeApp } from 'firebase/app'

import type { FirebaseSettings } from '#contract/environment.ts'

/** A token of App Check for a request that no SDK makes; undefined without a site key. */
export async function appCheckToken(settings: FirebaseSettings): Promise<string | undefined> {
  const appCheck = await startAppCheck(settings)
  if (!appCheck) return undefined
  const { getToken } = await import('firebase/app-check')
  return (await getToken(appCheck)).token
}

/**
 * With a site key, enables App Check, by which the site proves its identity to Firebase, before the first
 * request. Without one it does nothing, and loads none of its code. Called again, it returns the same.
 */
export async function startAppCheck({ firebase, appCheckKey }: FirebaseSettings) {
  if (appCheckKey === undefined) return undefined
  const { initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check')
  // The same settings return the same app, also to the client created later.
  return initializeAppCheck(initializeApp(firebase), {
    provider: new ReCaptchaEnterpriseProvider(appCheckKey),
    isTokenAutoRefreshEnabled: true,
  })
}
