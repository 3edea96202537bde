import { withTimeout } from '@adamarket/shared/connectivity/with-timeout.ts'
import { untilIdle } from '@adamarket/shared/ui/when-idle.ts'

/** How long to wait for each part of a first view, so that one that hangs does not block the rest forever. */
const partTimeoutMs = 5_000

/** How long React may keep a skeleton after its replacement is ready, with some margin. */
const revealMs = 400

/**
 * Resolves once the first view is complete: its page, then its data, then the visible pictures. What is
 * loaded afterwards does not compete with it.
 */
export async function afterFirstView(
  page: Promise<unknown>,
  settled: () => Promise<void>,
): Promise<void> {
  await within(page)
  await within(settled())
  await new Promise((resolve) => setTimeout(resolve, revealMs))
  await within(Promise.all(picturesInSight().map(loaded)))
  await untilIdle()
}

function picturesInSight(): HTMLImageElement[] {
  return [...document.images].filter(({ loading, complete }) => loading !== 'lazy' && !complete)
}

function loaded(picture: HTMLImageElement): Promise<void> {
  return new Promise((resolve) => {
    picture.addEventListener('load', () => resolve(), { once: true })
    picture.addEventListener('error', () => resolve(), { once: true })
  })
}

async function within(work: Promise<unknown>): Promise<void> {
  await withTimeout(work, partTimeoutMs, () => undefined)
}
