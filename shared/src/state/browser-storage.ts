type Name = 'localStorage' | 'sessionStorage'

/** Replacements for forbidden storages, by name: all callers share one. */
const standIns = new Map<Name, Storage>()

/**
 * A storage of the browser. A browser that blocks site data throws on access: values then last
 * as long as the page is open.
 */
export function browserStorage(name: Name): Storage {
  try {
    // Its type says that it always exists: a WebView may have none, and a server has none.
    const storage: Storage | null | undefined = globalThis[name]
    if (storage) return storage
  } catch {
    // A forbidden storage counts as none.
  }
  const standIn = standIns.get(name) ?? createMemoryStorage()
  standIns.set(name, standIn)
  return standIn
}

/** A storage in memory. */
export function createMemoryStorage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
}
