import type { Report } from '@adamarket/shared/domain/report.ts'
import type { ReactNode } from 'react'
import { useEffect, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

import type { EarlyInput } from '#early/early-input.ts'
import { endEarlyInput } from '#early/early-input.ts'

type Options = {
  readonly root: Element
  readonly app: ReactNode
  /** Resolves once the page of the address can be rendered. */
  readonly page: Promise<void>
  /** Whether a server rendered what this device would render. Asked once it can be rendered. */
  readonly isAsServed: () => boolean
  readonly report: Report
}

/** Shows the site: takes over the page that a server rendered, or renders it here. */
export async function takeOver({ root, app, page, isAsServed, report }: Options): Promise<void> {
  const isServed = root.hasChildNodes()
  // What is in sight stays until something can take its place.
  if (isServed) await page
  // From here on React hears of all that happens.
  const early = endEarlyInput()
  if (isServed && isAsServed()) {
    const visit = { scrollY: window.scrollY, early }
    hydrateRoot(root, <Continued {...visit}>{app}</Continued>, {
      onRecoverableError: (cause) => report({ what: 'A served page was rendered again', cause }),
    })
    return
  }
  for (const tag of document.head.querySelectorAll('[data-served]')) tag.remove()
  createRoot(root).render(app)
}

type Props = {
  readonly scrollY: number
  readonly early: EarlyInput | null | undefined
  readonly children: ReactNode
}

/**
 * Continues what the visitor did before the page answered: the router scrolls up as it mounts, and pressed
 * buttons did nothing yet.
 */
function Continued({ scrollY, early, children }: Props) {
  useLayoutEffect(() => {
    if (window.scrollY !== scrollY) window.scrollTo(0, scrollY)
  }, [scrollY])
  useEffect(() => early?.replay(), [early])
  return children
}
