import { withTimeout } from '@adamarket/shared/connectivity/with-timeout.ts'
import type { ConnectivityPort } from '@adamarket/shared/domain/connectivity.ts'
import type { DeviceAlertsPort, PushSubscriptionsPort } from '@adamarket/shared/domain/ports.ts'
import type { Report } from '@adamarket/shared/domain/report.ts'
import * as v from 'valibot'

import { askLazily } from '#host/ask-lazily.ts'
import { lazyPort } from '#host/lazy-port.ts'
import { lazy } from '#host/lazy.ts'

/** A point of P-256, base64url (RFC 8292). */
const schema = v.object({ pushPublicKey: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{87}$/))) })

/** How long signing out waits for the browser and the backend to forget this device. */
const endTimeoutMs = 2_000

type PushOnDevice = {
  readonly deviceAlerts: DeviceAlertsPort
  /** Ends the notifications on this device, and has it forgotten as one of the user's. Never rejects. */
  readonly end: (userId?: string) => Promise<void>
}

/**
 * Notifications on this device, whose code is loaded on first use. Undefined without the key in the page's environment;
 * an invalid one is reported and ignored.
 */
export function lazyDeviceAlerts(
  environment: unknown,
  port: PushSubscriptionsPort,
  connectivity: Pick<ConnectivityPort, 'check'>,
  report: Report,
): PushOnDevice | undefined {
  const parsed = v.safeParse(schema, environment)
  if (!parsed.success) {
    report({ what: 'The key of notifications is not usable', cause: parsed.issues[0].message })
    return undefined
  }
  const { pushPublicKey } = parsed.output
  if (pushPublicKey === undefined) return undefined
  const code = lazy(() => import('#host/device-alerts.ts'))
  const device = lazy(async () => (await code.get()).createDeviceAlerts(pushPublicKey, port))
  const ask = askLazily(device, connectivity)
  return {
    deviceAlerts: lazyPort(ask, (there) => there, ['read', 'choose', 'list']),
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
