/** Whether the visitor has left the page, which continues if the browser restores it on a return. */
export function watchLeaving(): () => boolean {
  let isLeft = false
  if ('document' in globalThis) {
    window.addEventListener('pagehide', () => (isLeft = true))
    window.addEventListener('pageshow', () => (isLeft = false))
  }
  return () => isLeft
}
