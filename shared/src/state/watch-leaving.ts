/** A page that is left loses its connection a moment before it learns that it is left, in milliseconds. */
const leavingMs = 1_000

/**
 * Returns a function that calls back a moment later, unless the page is left until then. A page that the browser restores
 * on a return continues.
 */
export function watchLeaving(): (callback: () => void) => void {
  let isLeft = false
  if ('document' in globalThis) {
    window.addEventListener('pagehide', () => (isLeft = true))
    window.addEventListener('pageshow', () => (isLeft = false))
  }
  return (callback) => {
    setTimeout(() => {
      if (!isLeft) callback()
    }, leavingMs)
  }
}
