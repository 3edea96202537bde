import type { ConnectivityPort } from '@adamarket/shared/domain/connectivity.ts'
import type { Report } from '@adamarket/shared/domain/report.ts'
import type { FirebaseSettings } from '@adamarket/shared/firebase/settings.ts'
import { parseFirebaseSettings } from '@adamarket/shared/firebase/settings.ts'

import { lazy } from '#host/lazy.ts'

/** The connections to Firebase, each with its own code, which is loaded on first use. */
export function firebaseConnections(
  environment: unknown,
  connectivity: ConnectivityPort,
  report: Report,
) {
  // Once for all connections, before their first request.
  const prepared = lazy(async () => {
    const parsed = parseFirebaseSettings(environment)
    if (!parsed.ok) throw parsed.error.cause
    if (parsed.value.appCheckKey !== undefined) {
      const { startAppCheck } = await import('@adamarket/shared/firebase/start-app-check.ts')
      await startAppCheck(parsed.value)
    }
    return parsed.value
  })
  const connecting =
    <Connected>(connect: (settings: FirebaseSettings) => Promise<Connected>) =>
    async () => {
      try {
        return await connect(await prepared.get())
      } catch (cause) {
        report({ what: 'Firebase could not be started', cause })
        throw cause
      }
    }

  return {
    early: connecting(async (settings) => {
      const { connectEarly } = await import('#host/connect-early.ts')
      return connectEarly(settings, report)
    }),
    stores: connecting(async (settings) => {
      const { connectFirebase } = await import('#host/connect-firebase.ts')
      return connectFirebase(settings, connectivity, report)
    }),
    auth: connecting(async (settings) => {
      const { connectAuth } = await import('#host/connect-auth.ts')
      return connectAuth(settings)
    }),
  }
}
