import { storedValue } from '@adamarket/shared/state/stored-value.ts'
import { useOnDevice } from '@adamarket/shared/ui/use-on-device.ts'
import { useState } from 'react'
import * as v from 'valibot'

/** Rows have everything about a result; a grid has larger pictures, and more of them. */
const layouts = ['rows', 'grid'] as const

export type ResultsLayout = (typeof layouts)[number]

const stored = storedValue('localStorage', 'resultsLayout', v.picklist(layouts))

/** How the visitor wants to see results, remembered on the device. */
export function useResultsLayout(): readonly [ResultsLayout, (layout: ResultsLayout) => void] {
  const kept = useOnDevice(() => stored.read() ?? 'rows', 'rows')
  const [layout = kept, setLayout] = useState<ResultsLayout>()
  return [
    layout,
    (chosen) => {
      setLayout(chosen)
      stored.write(chosen)
    },
  ]
}
