const storageKey = 'visitorId'

let passing: string | undefined

/**
 * A random name for this device, made on the first visit and sent nowhere: it decides which canaries
 * the visitor gets. Where nothing can be kept it lasts as long as the page.
 */
export function visitorId(): string {
  try {
    const kept = localStorage.getItem(storageKey)
    if (kept) return kept
    const made = crypto.randomUUID()
    localStorage.setItem(storageKey, made)
    return made
  } catch {
    return (passing ??= crypto.randomUUID())
  }
}
