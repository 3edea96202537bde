import { withTimeout } from '@adamarket/shared/connectivity/with-timeout.ts'
import { appError } from '@adamarket/shared/domain/app-error.ts'
import type { DeviceSubscription } from '@adamarket/shared/domain/user/device-alerts.ts'
import type { DeviceAlertsPort, PushSubscriptionsPort } from '@adamarket/shared/domain/ports.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'

/**
 * The first visit may still be installing the service worker. Chromium has no limit of its own: without an answer from
 * its push service it tries again and again.
 */
const subscribeTimeoutMs = 15_000

/** Notifications by the browser's push service, which the site's service worker shows. */
export function createDeviceAlerts(
  publicKey: string,
  port: PushSubscriptionsPort,
): DeviceAlertsPort {
  return {
    async read(userId) {
      if (!isSupported()) return ok({ state: 'unsupported' })
      if (Notification.permission === 'denied') return ok({ state: 'blocked' })
      try {
        const current = await currentSubscription()
        // Push services refuse messages to a subscription with earlier keys of the site.
        const isSentTo = current !== undefined && keyOf(current) === publicKey
        const chosen = isSentTo ? await port.chosen(userId, current.endpoint) : ok([])
        return chosen.ok ? ok({ state: 'ready', chosen: chosen.value }) : chosen
      } catch (cause) {
        return err(appError('unavailable', cause))
      }
    },
    async choose(userId, searches) {
      try {
        if (searches.length === 0) {
          const current = await currentSubscription()
          const removed = current ? await port.remove(userId, current.endpoint) : ok(undefined)
          if (!removed.ok) return removed
          // This comes last, so that a choice that fails leaves everything as it was.
          await current?.unsubscribe()
          return ok('chosen')
        }
        // This comes first: browsers ask only right after a press.
        if ((await Notification.requestPermission()) !== 'granted') return ok('blocked')
        const subscription = await withTimeout(subscribe(publicKey), subscribeTimeoutMs, () => {
          throw new Error('The browser has not subscribed in time')
        })
        const chosen = await port.choose(userId, subscription, searches)
        return chosen.ok ? ok('chosen') : chosen
      } catch (cause) {
        return err(appError('unavailable', cause))
      }
    },
    list: port.list,
  }
}

/** Ends what push services send to this browser, and returns where they did. */
export async function endSubscription(): Promise<string | undefined> {
  const current = isSupported() ? await currentSubscription() : undefined
  await current?.unsubscribe()
  return current?.endpoint
}

/** Safari on a phone supports it only for sites on the home screen. */
function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

async function currentSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? undefined
}

/** The site's key that a browser subscribed with, base64url. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? [])
  const base64 = btoa(String.fromCharCode(...bytes))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Waits for the service worker and the push service, if need be forever. @throws when the browser gives up */
async function subscribe(applicationServerKey: string): Promise<DeviceSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey }
  const subscription = await pushManager.subscribe(options).catch(async (cause: unknown) => {
    // The site has other keys now.
    if (!(await pushManager.getSubscription())) throw cause
    await endSubscription()
    return await pushManager.subscribe(options)
  })
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {}
  return { endpoint: subscription.endpoint, p256dh, auth }
}
