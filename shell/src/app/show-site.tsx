import { withTimeout } from '@adamarket/shared/connectivity/with-timeout.ts'
import type { Report } from '@adamarket/shared/domain/report.ts'
import type { ReactNode } from 'react'
import { startTransition, useEffect, useInsertionEffect, useLayoutEffect, useRef } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

import { endEarlyInput } from '#early/early-input.ts'
import { isTranslated } from '#host/page/follow-translation.ts'
import { copyServedPage, servedCopySelector } from '#remotes/page/served-copy.tsx'

import { continueInput } from './continue-input.ts'
import { ServedPageDiffers } from './main.tsx'

type Options = {
  readonly root: Element
  readonly app: ReactNode
  /** Resolves once the page of the address can be rendered. */
  readonly page: Promise<void>
  /** Whether a server rendered the page in the language of this device. */
  readonly isInLanguage: boolean
  /** Whether this device has the page that was served, one of another release, or none yet. */
  readonly compare: () => 'same' | 'other' | 'missing'
  readonly report: Report
}

/** How long the frame waits for the page, so that both become interactive together. */
const pageTimeoutMs = 2_000

/**
 * Shows the site: hydrates the page that a server rendered, or renders it here. If the page's own script is
 * late, missing, or of another release, only the frame is hydrated.
 */
export async function showSite(options: Options): Promise<void> {
  const { root, app, page, isInLanguage, compare, report } = options
  const isServed = root.hasChildNodes()
  // What is visible stays until something can replace it.
  if (isServed) await withTimeout(page, pageTimeoutMs, () => undefined)
  if (!isServed || !isInLanguage) {
    endEarlyInput()
    removeServedHead()
    createRoot(root).render(app)
    return
  }
  const outcome = compare()
  const main = root.querySelector('main')
  const wasTranslated = isTranslated()
  if (outcome === 'missing' && main) copyServedPage(main, endServedCopy)
  else if (outcome === 'other') removeServedHead()
  // In a transition, so that React hydrates in slices and the page scrolls between them; a press ends the
  // transition.
  startTransition(() => {
    const site = <ServedPageDiffers value={outcome !== 'same'}>{app}</ServedPageDiffers>
    hydrateRoot(root, <Continued>{site}</Continued>, {
      onRecoverableError: (cause) => {
        // What a browser has translated differs from what the script renders.
        const isExpected = outcome !== 'same' || wasTranslated || isTranslated()
        if (!isExpected) report({ what: 'A served page was rendered again', cause })
      },
    })
  })
}

function endServedCopy(): void {
  removeServedHead()
  continueInput(servedCopySelector)
}

function removeServedHead(): void {
  for (const tag of document.head.querySelectorAll('[data-served]')) tag.remove()
}

/** Repeats what the visitor did before the frame was interactive: the router scrolls up as it mounts. */
function Continued({ children }: { readonly children: ReactNode }) {
  const scrollY = useRef(0)
  useInsertionEffect(() => {
    scrollY.current = window.scrollY
  }, [])
  useLayoutEffect(() => {
    if (window.scrollY !== scrollY.current) window.scrollTo(0, scrollY.current)
  }, [])
  useEffect(() => continueInput('main'), [])
  return children
}
