import { useState } from 'react'
import { useStore } from 'zustand'

import type { Changes } from './create-changes.ts'
import { createChanges } from './create-changes.ts'

type Undo<Value> = {
  /** The value with the changes of this page. */
  readonly shown: Value
  /** Whether a change of this key is being written. */
  readonly isBusy: (key: string) => boolean
  /** Makes a change that takes effect at once and is undone when it fails; see {@link Changes}. */
  readonly change: Changes<Value>['make']
}

/** Lets a page change a value that it has read. A change that is being written goes on when the page is left. */
export function useUndo<Value>(value: Value): Undo<Value> {
  const [changes] = useState(createChanges<Value>)
  const made = useStore(changes)
  return {
    shown: changes.applyTo(value),
    isBusy: (key) => made.some((one) => one.key === key && one.writing !== undefined),
    change: changes.make,
  }
}
