const keyOf = (userId: string) => `last-phone:${userId}`

/** The number of the last ad that was posted on this device; empty when there is none. */
export function lastPhone(userId: string): string {
  try {
    const kept = localStorage.getItem(keyOf(userId)) ?? ''
    return /^\+\d+$/.test(kept) ? kept : ''
  } catch {
    return ''
  }
}

export function keepPhone(userId: string, phoneNumber: string): void {
  try {
    localStorage.setItem(keyOf(userId), phoneNumber)
  } catch {
    // It is typed again next time.
  }
}
