/** A queue of a moderator is at most this old. */
const pauseMs = 10_000

/**
 * Reads at once, then again and again while the page is visible, and as soon as it becomes visible.
 *
 * @returns a function that stops it
 */
export function pollWhileVisible(read: () => void): () => void {
  const readIfVisible = () => {
    if (document.visibilityState === 'visible') read()
  }
  read()
  const timer = setInterval(readIfVisible, pauseMs)
  document.addEventListener('visibilitychange', readIfVisible)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', readIfVisible)
  }
}
