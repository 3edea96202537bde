import { withTimeout } from '@adamarket/shared/connectivity/with-timeout.ts'
import type { Report } from '@adamarket/shared/domain/report.ts'
import type { ReactNode } from 'react'
import { useEffect, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

import type { EarlyInput } from '#early/early-input.ts'
import { endEarlyInput } from '#early/early-input.ts'
import { keepPage } from '#remotes/kept-page.tsx'

type Options = {
  readonly root: Element
  readonly app: ReactNode
  /** Resolves once the page of the address can be rendered. */
  readonly page: Promise<void>
  /** Whether a server rendered the page in the language of this device. */
  readonly isInLanguage: boolean
  /** Whether this device has the page that was served, that of another release, or none yet. */
  readonly compare: () => 'same' | 'other' | 'missing'
  readonly report: Report
}

/** How long the frame waits for the page, to answer together with it. */
const pageTimeoutMs = 2_000

/**
 * Shows the site: hydrates the page that a server rendered, or renders it here. Where the page's own script is late
 * or does not come, or is that of another release, only the frame is hydrated.
 */
export async function showSite(options: Options): Promise<void> {
  const { root, app, page, isInLanguage, compare, report } = options
  const isServed = root.hasChildNodes()
  // What is in sight stays until something can take its place.
  if (isServed) await withTimeout(page, pageTimeoutMs, () => undefined)
  // From here on React hears of all that happens.
  const early = endEarlyInput()
  if (!isServed || !isInLanguage) {
    removeServedHead()
    createRoot(root).render(app)
    return
  }
  const outcome = compare()
  const main = root.querySelector('main')
  if (outcome === 'missing' && main) keepPage(main, removeServedHead)
  else if (outcome === 'other') removeServedHead()
  const visit = { scrollY: window.scrollY, early }
  hydrateRoot(root, <Continued {...visit}>{app}</Continued>, {
    onRecoverableError: (cause) => {
      if (outcome === 'same') report({ what: 'A served page was rendered again', cause })
    },
  })
}

function removeServedHead(): void {
  for (const tag of document.head.querySelectorAll('[data-served]')) tag.remove()
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
  // Not within the effect: until it ends, React cannot hydrate the part of the page where it happened.
  useEffect(() => queueMicrotask(() => early?.replay()), [early])
  return children
}
