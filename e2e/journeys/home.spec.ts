import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { test } from '#fixtures/test.ts'

test.beforeEach(({ problems }) => {
  // The clock jumps, sometimes while Firestore's full client connects after the first view.
  problems.expect(/^console: .*Could not reach Cloud Firestore backend/)
})

test('three posters follow each other every three seconds, in a loop', async ({
  page,
  home,
  frame,
}) => {
  await page.clock.install()
  await home.open()
  await expect(home.cards).toHaveCount(10)
  await expect(home.carousel).toHaveCSS('height', '380px')
  await expect(home.dots).toHaveCount(3)
  // The library restarts its timer when the last of their pictures is loaded.
  await expect.poll(() => home.carousel.locator('img').evaluateAll(areThere)).toBe(true)
  await home.dots.nth(0).focus()
  await page.clock.pauseAt(Date.now() + 10_000)
  await page.keyboard.press('Enter')
  await expect(home.dots.nth(0)).toHaveAttribute('aria-current', 'true')
  await page.clock.fastForward(1_000)
  // They were paused by the focus, and start again when it moves on.
  await frame.logo.focus()
  for (const next of [1, 2, 0]) {
    const time = await timeUntilCurrent(page, home.dots.nth(next))
    expect(time).toBeGreaterThan(2_900)
    expect(time).toBeLessThan(3_500)
  }
})

test('the posters pause on hover and focus, and their buttons stop and start them', async ({
  page,
  home,
}) => {
  await page.clock.install()
  await home.open()
  await expect(home.cards).toHaveCount(10)
  await test.step('a dot leads to its poster, and pauses them', async () => {
    await home.dots.nth(2).click()
    await expect(home.dots.nth(2)).toHaveAttribute('aria-current', 'true')
    await home.carousel.hover()
    await page.clock.fastForward(10_000)
    await expect(home.dots.nth(2)).toHaveAttribute('aria-current', 'true')
    await page.mouse.move(0, 0)
    await home.carousel.getByRole('link').focus()
    await page.clock.fastForward(10_000)
    await expect(home.dots.nth(2)).toHaveAttribute('aria-current', 'true')
  })
  await test.step('a button stops them, and starts them again', async () => {
    await page.getByRole('button', { name: 'Pause slides' }).click()
    await page.mouse.move(0, 0)
    await home.dots.nth(1).click()
    await expect(home.dots.nth(1)).toHaveAttribute('aria-current', 'true')
    const play = page.getByRole('button', { name: 'Play slides' })
    await play.focus()
    await page.clock.fastForward(10_000)
    await expect(home.dots.nth(1)).toHaveAttribute('aria-current', 'true')
    await play.press('Enter')
    await expect(page.getByRole('button', { name: 'Pause slides' })).toBeVisible()
    await page.mouse.move(0, 0)
    await page.clock.fastForward(3_200)
    await expect(home.dots.nth(2)).toHaveAttribute('aria-current', 'true')
  })
})

test('a wider window has more columns of categories and of listings', async ({ page, home }) => {
  await home.open()
  await expect(home.cards).toHaveCount(10)
  for (const { width, tiles, cards } of [
    { width: 360, tiles: 2, cards: 2 },
    { width: 700, tiles: 3, cards: 3 },
    { width: 1000, tiles: 4, cards: 4 },
    { width: 1440, tiles: 7, cards: 4 },
  ]) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .poll(() => columns(home.categoryTiles), { message: `categories at ${width} px` })
      .toBe(tiles)
    await expect.poll(() => columns(home.cards), { message: `listings at ${width} px` }).toBe(cards)
  }
})

test('on a phone the first listing is close to the top, also with a selected location', async ({
  page,
  home,
  frame,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await home.open()
  await expect(home.cards).toHaveCount(10)
  expect((await home.cards.first().boundingBox())?.y).toBeLessThan(900)
  await frame.location.choose('Girne')
  await expect(page.getByRole('link', { name: 'New in Girne' })).toBeVisible()
  expect((await home.cards.first().boundingBox())?.y).toBeLessThan(900)
})

/** The number of distinct left edges. An item across the whole row has the first one. */
async function columns(items: Locator): Promise<number> {
  const lefts = await items.evaluateAll((elements) =>
    elements.map((element) => Math.round(element.getBoundingClientRect().left)),
  )
  return new Set(lefts).size
}

function areThere(pictures: readonly Element[]): boolean {
  return pictures.every((picture) => picture instanceof HTMLImageElement && picture.complete)
}

/** By the page's clock, in ms. In small steps, between which the page sets further timers. */
async function timeUntilCurrent(page: Page, dot: Locator): Promise<number> {
  const step = 100
  let time = 0
  while ((await dot.getAttribute('aria-current')) !== 'true' && time < 10_000) {
    time += step
    await page.clock.fastForward(step)
    await page.evaluate(untilRendered)
  }
  return time
}

/** Runs in the page: React schedules deferred work by messages, and this one is queued behind them. */
function untilRendered(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.addEventListener('message', () => resolve())
    port1.start()
    port2.postMessage(undefined)
  })
}
