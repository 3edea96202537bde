type Name = 'localStorage' | 'sessionStorage'

/** What stands in for a storage that is forbidden, by its name: all who ask share it. */
const standIns = new Map<Name, Storage>()

/**
 * A storage of the browser. One that blocks site data throws when its stores are merely named: what is
 * kept then lasts as long as the page.
 */
export function browserStorage(name: Name): Storage {
  try {
    return globalThis[name]
  } catch {
    const standIn = standIns.get(name) ?? createMemoryStorage()
    standIns.set(name, standIn)
    return standIn
  }
}

/** A storage that lasts as long as somebody holds it. */
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
