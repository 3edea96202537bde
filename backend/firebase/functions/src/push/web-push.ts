import type { DeviceSubscription } from '@adamarket/shared/domain/user/device-alerts.ts'
import webPush from 'web-push'

/** The keys by which push services know the site (RFC 8292), base64url. */
export type PushKeys = { readonly publicKey: string; readonly privateKey: string }

/** How long a push service keeps a notification for a device that is off, in seconds. */
const timeToLive = 24 * 60 * 60

export function newPushKeys(): PushKeys {
  return webPush.generateVAPIDKeys()
}

/**
 * The request that gives a push service a text for one browser, encrypted (RFC 8291).
 *
 * @param site the origin by which the service can find us
 */
export function pushRequest(
  { endpoint, p256dh, auth }: DeviceSubscription,
  text: string,
  keys: PushKeys,
  site: string,
): RequestInit {
  // Push services want https, which a local site does not have.
  const vapidDetails = { subject: site.replace(/^http:/, 'https:'), ...keys }
  const { method, headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    text,
    { TTL: timeToLive, vapidDetails },
  )
  return { method, headers, body: new Uint8Array(body) }
}
