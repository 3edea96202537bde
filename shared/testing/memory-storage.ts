import { createMemoryStorage } from '#state/browser-storage.ts'

/** A web storage in memory; a forbidden one throws on every call, as in some private windows. */
export function memoryStorage({ isForbidden = false } = {}): Storage {
  const storage = createMemoryStorage()
  if (!isForbidden) return storage
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  return { ...storage, getItem: refuse, setItem: refuse, removeItem: refuse }
}
