import { useEffect } from 'react'

import { continueInput } from '#app/continue-input.ts'
import { keptPageSelector } from '#remotes/page/kept-page.tsx'

/** Repeats what the visitor did before the page beside it was interactive. */
export function ContinuedPage() {
  useEffect(() => continueInput(keptPageSelector), [])
  return null
}
