/** Tells whether the device is offline, now and whenever that changes; gives what ends it. */
export function followNetwork(tell: (isOffline: boolean) => void): () => void {
  const isOnline = () => tell(false)
  const isOffline = () => tell(true)
  window.addEventListener('online', isOnline)
  window.addEventListener('offline', isOffline)
  tell(!navigator.onLine)
  return () => {
    window.removeEventListener('online', isOnline)
    window.removeEventListener('offline', isOffline)
  }
}
