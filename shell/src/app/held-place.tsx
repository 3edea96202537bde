import { UNSAFE_DataRouterStateContext } from '@adamarket/shared/contract/router.ts'
import { useContext, useLayoutEffect } from 'react'

/**
 * Keeps a page where `ScrollRestoration`, which comes before it, has restored it, until the visitor scrolls. What the page
 * shows may come later than its frame: it is too short for its place at first, or the browser follows a footer in view
 * that moves down.
 */
export function HeldPlace() {
  const state = useContext(UNSAFE_DataRouterStateContext)
  const top = state?.restoreScrollPosition
  const location = state?.location
  useLayoutEffect(() => (typeof top === 'number' ? hold(top) : undefined), [top, location])
  return null
}

/** Returns a function that ends it. */
function hold(top: number): () => void {
  const root = document.documentElement
  let height = root.scrollHeight
  const scrollBack = () => {
    if (root.scrollHeight === height) return
    height = root.scrollHeight
    window.scrollTo(0, top)
  }
  const changes = new ResizeObserver(scrollBack)
  const onScroll = () => {
    scrollBack()
    const reachable = Math.min(top, height - root.clientHeight)
    if (Math.abs(window.scrollY - reachable) > 1) release()
  }
  const release = () => {
    changes.disconnect()
    document.removeEventListener('scroll', onScroll)
    root.style.overflowAnchor = ''
  }
  // Anchored, the page would follow what moves.
  root.style.overflowAnchor = 'none'
  changes.observe(document.body)
  document.addEventListener('scroll', onScroll, { passive: true })
  return release
}
