import { withTimeout } from '@adamarket/shared/connectivity/with-timeout.ts'
import { whenIdle } from '@adamarket/shared/ui/when-idle.ts'

/** How long each part of a first view is waited for: one that hangs does not keep the rest away for ever. */
const partTimeoutMs = 5_000

/** How long React may keep a skeleton after what takes its place is there, and a little. */
const revealMs = 400

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
  await new Promise((resolve) => setTimeout(resolve, revealMs))
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

async function within(work: Promise<unknown>): Promise<void> {
  await withTimeout(work, partTimeoutMs, () => undefined)
}
