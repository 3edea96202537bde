import * as v from 'valibot'

import { browserStorage } from './browser-storage.ts'
import type { StoredKey } from './kept-on-device.ts'

export type StoredValue<Value> = {
  /** The value; undefined when there is none, or what is stored does not match the schema. */
  readonly read: () => Value | undefined
  /** Stores a value: a string unchanged, anything else as JSON. Undefined removes it. */
  readonly write: (value: Value | undefined) => void
}

/**
 * A value under one key of a storage; never throws. Where storage is full or forbidden, as in some private
 * windows, a written value lasts as long as the page, for all that read it.
 *
 * @param schema of the stored text
 */
export function storedValue<Value>(
  storage: Storage | 'localStorage' | 'sessionStorage',
  key: StoredKey,
  schema: v.GenericSchema<unknown, Value>,
): StoredValue<Value> {
  const open = () => (typeof storage === 'string' ? browserStorage(storage) : storage)
  return {
    read: () => {
      const parsed = v.safeParse(schema, readText(open(), key))
      return parsed.success ? parsed.output : undefined
    },
    write: (value) => {
      writeText(open(), key, value === undefined ? undefined : textOf(value))
    },
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
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
