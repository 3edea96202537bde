import { withTimeout } from '@adamarket/shared/connectivity/with-timeout.ts'
import { paths } from '@adamarket/shared/contract/paths.ts'
import { browserStorage } from '@adamarket/shared/state/browser-storage.ts'
import type { StoredKey } from '@adamarket/shared/state/stored-on-device.ts'
import { storedText } from '@adamarket/shared/state/stored-text.ts'

/** The keys of settings, which say nothing about the user. */
const settingsKeys: readonly string[] = ['language', 'theme'] satisfies readonly StoredKey[]

/** How long the site waits for the browser to end the notifications. */
const endTimeoutMs = 2_000

const storedMessage = storedText('sessionStorage', 'forgetDevice')

/**
 * Deletes what the site stores on this device, except for language and theme, and opens the home page with a
 * message. Databases are in use until the page is left: `finishForgetting` deletes them.
 */
export function forgetDevice(message: string): void {
  const storage = browserStorage('localStorage')
  for (const key of Object.keys(storage)) if (!settingsKeys.includes(key)) storage.removeItem(key)
  browserStorage('sessionStorage').clear()
  storedMessage.write(message)
  window.location.replace(paths.home)
}

/**
 * Deletes the databases and pictures of the user that the previous page forgot, before this page opens any, and ends the
 * notifications. Returns the message for the visitor, or undefined when there is nothing to forget.
 */
export async function finishForgetting(): Promise<string | undefined> {
  const message = storedMessage.read()
  if (message === undefined) return undefined
  storedMessage.write(undefined)
  const databases = await indexedDB.databases()
  await Promise.all(databases.flatMap(({ name }) => (name ? [deleteDatabase(name)] : [])))
  if ('caches' in window) await caches.delete('pictures')
  // This comes last, since its code cannot be loaded offline.
  const ended = async () => (await import('./device-alerts.ts')).endSubscription()
  await withTimeout(ended(), endTimeoutMs, () => undefined)
  return message
}

/** A database that another tab has open is deleted once that tab lets it go. */
function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name)
    request.addEventListener('success', () => resolve())
    request.addEventListener('blocked', () => resolve())
    request.addEventListener('error', () => reject(request.error ?? new Error(name)))
  })
}
