import type { SavedSearch } from '#domain/search/saved-search.ts'

/** Where functions send notifications for one browser, and the keys that they are encrypted with (RFC 8291). */
export type DeviceSubscription = {
  /** An address of the browser maker's push service. */
  readonly endpoint: string
  /** The browser's public key, base64url. */
  readonly p256dh: string
  /** A secret of the browser, base64url. */
  readonly auth: string
}

/** `unsupported`: the browser has no notifications. `blocked`: the user does not allow them to this site. */
export type DeviceAlerts =
  | { readonly state: 'unsupported' | 'blocked' }
  /** By {@link searchKey}, the searches that this device is notified about. */
  | { readonly state: 'ready'; readonly chosen: readonly string[] }

/** A device as its user may see it: without the address and keys by which it is notified. */
export type AlertedDevice = {
  /** The host of its push service; empty when what is stored is no address. */
  readonly pushService: string
  /** By {@link searchKey}. */
  readonly searches: readonly string[]
  /** ISO 8601; absent when it is not stored. */
  readonly changedAt?: string
}

/** Devices of one user; the security rules have the same number (specification, section 9). */
export const deviceLimit = 5

/** Names a saved search for good: its id may be that of another one later. */
export function searchKey({ id, createdAt }: Pick<SavedSearch, 'id' | 'createdAt'>): string {
  return `${id}@${Date.parse(createdAt)}`
}

/** The host of an endpoint; empty when it is no address. */
export function pushServiceOf(endpoint: string): string {
  return /^https?:\/\/([^/]+)/.exec(endpoint)?.[1] ?? ''
}
