/** The stores that offer the mobile app. */
export type AppStore = 'playStore' | 'appStore'

/**
 * The store for a visitor's device (specification, section 1); undefined on a device that runs neither
 * Android nor iOS.
 * @param maxTouchPoints tells an iPad from a Mac: iPadOS identifies as Macintosh, and no Mac has a
 *   touch screen.
 */
export function storeForDevice(userAgent: string, maxTouchPoints: number): AppStore | undefined {
  if (/Android/i.test(userAgent)) return 'playStore'
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'appStore'
  if (userAgent.includes('Macintosh') && maxTouchPoints > 1) return 'appStore'
  return undefined
}
