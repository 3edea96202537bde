import { useEffect } from 'react'

import { keptPageSelector } from '#remotes/page/kept-page.tsx'

import { continueInput } from './continue-input.ts'

/** Repeats what the visitor did before the page beside it was interactive. */
export function ContinuedPage() {
  useEffect(() => continueInput(keptPageSelector), [])
  return null
}
