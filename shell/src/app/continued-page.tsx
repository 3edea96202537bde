import { useEffect } from 'react'

import { servedCopySelector } from '#remotes/page/served-copy.tsx'

import { continueInput } from './continue-input.ts'

/** Repeats what the visitor did before the page beside it was interactive. */
export function ContinuedPage() {
  useEffect(() => continueInput(servedCopySelector), [])
  return null
}
