/** A web storage of its own; a forbidden one throws at every call, as in some private windows. */
export function memoryStorage({ isForbidden = false } = {}): Storage {
  const items = new Map<string, string>()
  const check = () => {
    if (isForbidden) throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => {
      check()
      return items.get(key) ?? null
    },
    setItem: (key, value) => {
      check()
      items.set(key, value)
    },
    removeItem: (key) => {
      check()
      items.delete(key)
    },
    clear: () => items.clear(),
  }
}
