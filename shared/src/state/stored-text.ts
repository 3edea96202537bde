import { browserStorage } from './browser-storage.ts'
import type { StoredKey } from './stored-on-device.ts'

export type StoredText = {
  readonly read: () => string | undefined
  /** Undefined removes it. */
  readonly write: (text: string | undefined) => void
}

/**
 * A text under one key of a storage; never throws. Where storage is full or forbidden, as in some private windows,
 * a written text lasts as long as the page, for all that read it.
 */
export function storedText(
  storage: Storage | 'localStorage' | 'sessionStorage',
  key: StoredKey,
): StoredText {
  const open = () => (typeof storage === 'string' ? browserStorage(storage) : storage)
  return {
    read: () => readText(open(), key) ?? undefined,
    write: (text) => writeText(open(), key, text),
  }
}

type Written = { readonly text: string | undefined; readonly isStored: boolean }

/** What this page wrote last, by storage and key: a storage may not take it, or not give it back. */
const writtenTo = new WeakMap<Storage, Map<string, Written>>()

function writtenIn(storage: Storage): Map<string, Written> {
  const written = writtenTo.get(storage) ?? new Map<string, Written>()
  writtenTo.set(storage, written)
  return written
}

function readText(storage: Storage, key: string): string | null | undefined {
  const written = writtenIn(storage).get(key)
  if (written?.isStored === false) return written.text
  try {
    return storage.getItem(key)
  } catch {
    return written?.text
  }
}

function writeText(storage: Storage, key: string, text: string | undefined): void {
  let isStored = true
  try {
    if (text === undefined) storage.removeItem(key)
    else storage.setItem(key, text)
  } catch {
    isStored = false
  }
  writtenIn(storage).set(key, { text, isStored })
}
