import type { FirebaseSettings, ParsedEnvironment } from '@adamarket/shared/contract/environment.ts'
import type { ConnectivityPort } from '@adamarket/shared/domain/connectivity.ts'
import type { Report } from '@adamarket/shared/domain/report.ts'

import { lazy } from './lazy.ts'

/** The connections to Firebase, each with its own code, which is loaded on first use. */
export function firebaseConnections(
  settings: ParsedEnvironment['firebase'],
  connectivity: ConnectivityPort,
  report: Report,
) {
  // App Check starts once for all connections, before their first request.
  const prepared = lazy(async () => {
    if (!settings.ok) throw settings.error.cause
    if (settings.value.appCheckKey !== undefined) {
      const { startAppCheck } = await import('@adamarket/shared/firebase/start-app-check.ts')
      await startAppCheck(settings.value)
    }
    return settings.value
  })
  const connecting =
    <Connected>(connect: (valid: FirebaseSettings) => Promise<Connected>) =>
    async () => {
      try {
        return await connect(await prepared.get())
      } catch (cause) {
        report({ what: 'Firebase could not be started', cause })
        throw cause
      }
    }

  // A page has one client of Firestore.
  const early = lazy(
    connecting(async (valid) => {
      const { connectEarly } = await import('./connect-early.ts')
      return connectEarly(valid, report)
    }),
  )
  return {
    early: early.get,
    stores: connecting(async (valid) => {
      const [visitors, { connectFirebase }] = await Promise.all([
        early.get(),
        import('./connect-firebase.ts'),
      ])
      return connectFirebase(visitors, valid, connectivity, report)
    }),
    desk: connecting(async (valid) => {
      const [{ firestore }, { createFirestoreDesk }] = await Promise.all([
        early.get(),
        import('@adamarket/shared/firebase/firestore-desk.ts'),
      ])
      return createFirestoreDesk(firestore, valid)
    }),
    auth: connecting(async (valid) => {
      const { connectAuth } = await import('#host/session/connect-auth.ts')
      return connectAuth(valid)
    }),
  }
}
