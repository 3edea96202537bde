/** Resolves at once where the device has a connection, or says nothing of it; else when it has one again. */
export async function whenOnline(): Promise<void> {
  if (navigator.onLine) return
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
}
