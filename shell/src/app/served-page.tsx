import { useWasServed } from '@adamarket/shared/ui/use-on-device.ts'
import { useEffect } from 'react'

let isOfOtherRelease = false

/** Makes {@link ServedPage} discard what the server rendered. */
export function discardServedPage(): void {
  isOfOtherRelease = true
}

/**
 * Stands inside the boundary of a page. React must not hydrate what another release has rendered, since it would keep
 * that release's attributes and HTML: an error makes it render the boundary again.
 */
export function ServedPage() {
  const wasServed = useWasServed()
  if (wasServed && isOfOtherRelease) throw new Error('Another release rendered this page')
  useEffect(() => {
    isOfOtherRelease = false
  }, [])
  return null
}
