const keyOf = (userId: string) => `last-phone:${userId}`

/** The phone number of the last listing posted on this device; empty without one. */
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
    // The user types it again next time.
  }
}
