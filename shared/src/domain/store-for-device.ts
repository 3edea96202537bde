/** The stores that have the mobile app. */
export type AppStore = 'playStore' | 'appStore'

/**
 * The store of a visitor's device (specification, section 1); undefined on a device that is neither
 * Android nor Apple's mobile ones.
 * @param maxTouchPoints tells an iPad from a Mac: iPadOS presents itself as Macintosh, and no Mac
 *   has a touch screen.
 */
export function storeForDevice(userAgent: string, maxTouchPoints: number): AppStore | undefined {
  if (/Android/i.test(userAgent)) return 'playStore'
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'appStore'
  if (userAgent.includes('Macintosh') && maxTouchPoints > 1) return 'appStore'
  return undefined
}
