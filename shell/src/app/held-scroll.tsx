import { useNavigation } from '@adamarket/shared/contract/router.ts'
import { useLayoutEffect } from 'react'

/** What the router says about the page: its location, and the scroll position that was restored, if one was. */
export type RestoredScroll = {
  readonly location: object
  readonly restoreScrollPosition: number | false | null
}

/**
 * Keeps a page where `ScrollRestoration`, which comes before it, has restored it, until the visitor scrolls. What the page
 * shows may come later than its frame: it is too short for its scroll position at first, or the browser follows a footer in view
 * that moves down. On a page that is hydrated the browser restores it; the router finds it, but does not scroll.
 */
export function HeldScroll({ read }: { readonly read: () => RestoredScroll }) {
  // Renders with every state of the router, which has no hook for these two.
  useNavigation()
  const { location, restoreScrollPosition } = read()
  useLayoutEffect(() => {
    // What `ScrollRestoration` has found in this commit is not rendered yet.
    const { restoreScrollPosition: top } = read()
    return typeof top === 'number' ? hold(top) : undefined
  }, [read, location, restoreScrollPosition])
  return null
}

/** Keeps the page at a scroll position. Returns a function that ends it. */
function hold(top: number): () => void {
  const root = document.documentElement
  let height = root.scrollHeight
  const scrollBack = () => {
    if (root.scrollHeight === height) return
    height = root.scrollHeight
    window.scrollTo(0, top)
  }
  const changes = 'ResizeObserver' in window ? new ResizeObserver(scrollBack) : undefined
  const onScroll = () => {
    scrollBack()
    const reachable = Math.min(top, height - root.clientHeight)
    if (Math.abs(window.scrollY - reachable) > 1) release()
  }
  const start = requestAnimationFrame(() => {
    // Neither the browser nor the visitor has scrolled a page that was served.
    if (window.scrollY === 0) window.scrollTo(0, top)
    else onScroll()
  })
  const release = () => {
    cancelAnimationFrame(start)
    changes?.disconnect()
    document.removeEventListener('scroll', onScroll)
    root.style.overflowAnchor = ''
  }
  // An anchored page would follow the content that moves.
  root.style.overflowAnchor = 'none'
  changes?.observe(document.body)
  document.addEventListener('scroll', onScroll, { passive: true })
  return release
}
