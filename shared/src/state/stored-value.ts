import * as v from 'valibot'

import type { StoredKey } from './stored-on-device.ts'
import { storedText } from './stored-text.ts'

export type StoredValue<Value> = {
  /** The value; undefined when there is none, or what is stored does not match the schema. */
  readonly read: () => Value | undefined
  /** Stores a value: a string unchanged, anything else as JSON. Undefined removes it. */
  readonly write: (value: Value | undefined) => void
}

/**
 * A value under one key of a storage, stored like {@link storedText}.
 *
 * @param schema of the stored text
 */
export function storedValue<Value>(
  storage: Storage | 'localStorage' | 'sessionStorage',
  key: StoredKey,
  schema: v.GenericSchema<unknown, Value>,
): StoredValue<Value> {
  const stored = storedText(storage, key)
  return {
    read: () => {
      const parsed = v.safeParse(schema, stored.read())
      return parsed.success ? parsed.output : undefined
    },
    write: (value) => stored.write(value === undefined ? undefined : textOf(value)),
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
