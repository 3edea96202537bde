import { useEffect, useSyncExternalStore } from 'react'

let isOfOtherRelease = false

/** Makes {@link ServedPage} discard what the server rendered. */
export function discardServedPage(): void {
  isOfOtherRelease = true
}

/**
 * Stands inside the boundary of a page. Where another release has rendered it, React shall not hydrate it: it would
 * keep that release's attributes and HTML. An error makes React render the boundary anew.
 */
export function ServedPage() {
  const isHydrating = useSyncExternalStore(neverChanges, isNow, isFirst)
  if (isHydrating && isOfOtherRelease) throw new Error('Another release rendered this page')
  useEffect(() => {
    isOfOtherRelease = false
  }, [])
  return null
}

const neverChanges = () => () => {}
const isNow = () => false
const isFirst = () => true
