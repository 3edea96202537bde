import * as v from 'valibot'

import { browserStorage } from '#state/browser-storage.ts'
import type { StoredKey } from '#state/kept-on-device.ts'

export type StoredValue<Value> = {
  /** The value; undefined when there is none, or what is stored does not match the schema. */
  readonly read: () => Value | undefined
  /** Stores a value: a string unchanged, anything else as JSON. Undefined removes it. */
  readonly write: (value: Value | undefined) => void
}

/**
 * A value under one key of a storage; never throws. Where storage is full or forbidden, as in some private
 * windows, a written value lasts as long as the page.
 *
 * @param schema of the stored text
 */
export function storedValue<Value>(
  storage: Storage | 'localStorage' | 'sessionStorage',
  key: StoredKey,
  schema: v.GenericSchema<unknown, Value>,
): StoredValue<Value> {
  const open = () => (typeof storage === 'string' ? browserStorage(storage) : storage)
  let written: Value | undefined
  let isStored = true
  return {
    read: () => {
      if (!isStored) return written
      try {
        const parsed = v.safeParse(schema, open().getItem(key))
        return parsed.success ? parsed.output : undefined
      } catch {
        return written
      }
    },
    write: (value) => {
      written = value
      try {
        if (value === undefined) open().removeItem(key)
        else open().setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
        isStored = true
      } catch {
        isStored = false
      }
    },
  }
}
