/** How long a visitor waits between two messages, in milliseconds. */
const pause = 30_000

const storageKey = 'contactSentAt'

/** Remembers on this device that a message has just been sent. */
export function noteSent(): void {
  try {
    localStorage.setItem(storageKey, String(Date.now()))
  } catch {
    // Without storage the device does not wait; the email service limits messages as well.
  }
}

/** The seconds until the next message may be sent; 0 when it may. */
export function secondsToWait(): number {
  const since = Date.now() - lastSent()
  // A clock that was set back must not block the form.
  if (since < 0) return 0
  return Math.ceil(Math.max(0, pause - since) / 1000)
}

function lastSent(): number {
  try {
    return Number(localStorage.getItem(storageKey))
  } catch {
    return 0
  }
}
