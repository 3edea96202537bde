import { whenIdle } from '#chrome/when-idle.ts'

/** How long anything of a first view is waited for (in milliseconds). */
const patience = 5_000

/**
 * Resolves once a first view is there: its page, then what that reads, then the pictures in sight. What
 * comes later has the network to itself then.
 */
export async function afterFirstView(
  page: Promise<unknown>,
  settled: () => Promise<void>,
): Promise<void> {
  await within(page)
  await within(settled())
  await nextFrame()
  await within(Promise.all(picturesInSight().map(loaded)))
  await new Promise<void>((resolve) => whenIdle(resolve))
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

function nextFrame(): Promise<void> {
  return within(new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
}

/** A tab in the background draws no frames, and a page may hang: neither keeps the rest away for ever. */
async function within(work: Promise<unknown>): Promise<void> {
  await Promise.race([work, new Promise((resolve) => setTimeout(resolve, patience))])
}
