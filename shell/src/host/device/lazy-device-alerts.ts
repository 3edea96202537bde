import { withTimeout } from '@adamarket/shared/connectivity/with-timeout.ts'
import type { ConnectivityPort } from '@adamarket/shared/domain/connectivity.ts'
import type { DeviceAlertsPort, PushSubscriptionsPort } from '@adamarket/shared/domain/ports.ts'
import type { Report } from '@adamarket/shared/domain/report.ts'

import { callWhenLoaded } from '#host/data/call-when-loaded.ts'
import { lazy } from '#host/data/lazy.ts'

/** How long signing out waits for the browser and the backend to forget this device. */
const endTimeoutMs = 2_000

type PushOnDevice = {
  readonly deviceAlerts: DeviceAlertsPort
  /** Ends the notifications on this device, and has it forgotten as one of the user's. Never rejects. */
  readonly end: (userId?: string) => Promise<void>
}

/** Notifications on this device, whose code is loaded on first use. Undefined without a key. */
export function lazyDeviceAlerts(
  pushPublicKey: string | undefined,
  port: PushSubscriptionsPort,
  connectivity: Pick<ConnectivityPort, 'check'>,
  report: Report,
): PushOnDevice | undefined {
  if (pushPublicKey === undefined) return undefined
  const code = lazy(() => import('./device-alerts.ts'))
  const device = lazy(async () => (await code.get()).createDeviceAlerts(pushPublicKey, port))
  const call = callWhenLoaded(device, connectivity)
  return {
    deviceAlerts: {
      read: call((alerts) => alerts.read),
      choose: call((alerts) => alerts.choose),
      list: call((alerts) => alerts.list),
    },
    async end(userId) {
      const ended = async () => {
        const { endSubscription } = await code.get()
        const endpoint = await endSubscription()
        if (endpoint !== undefined && userId !== undefined) await port.remove(userId, endpoint)
      }
      await withTimeout(ended(), endTimeoutMs, () => undefined).catch((cause: unknown) => {
        report({ what: 'Notifications on this device could not be ended', cause })
      })
    },
  }
}
