import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { test } from '#fixtures/test.ts'

const playStore = 'play.google.com'
const androidPhone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'

test.describe('on an Android phone', () => {
  test.use({ userAgent: androidPhone })

  test('Download App and Post Ad lead to its store', async ({ page, frame }) => {
    // Requests for the store get an empty page, so that nothing leaves this machine.
    await page.route(
      ({ hostname }) => hostname === playStore,
      (route) => route.fulfill({ contentType: 'text/html', body: '<title>A store</title>' }),
    )
    for (const button of [frame.downloadApp, frame.postAd]) {
      await page.goto('/AboutUs')
      await button.click()
      await page.waitForURL((url) => url.hostname === playStore)
    }
  })
})

test('the message on a device without the app stays for 5 seconds, or as long as the pointer is on it', async ({
  page,
  frame,
}) => {
  await page.goto('/AboutUs')
  await test.step('it stays while the pointer is on it, with the exact text, at the top right', async () => {
    await frame.downloadApp.click()
    await frame.toast.hover()
    await expect.poll(() => countdown(page)).toEqual({ length: 5_000, state: 'paused' })
    const text = 'This feature is only available on the mobile app. Scan the QR code to download.'
    await expect(frame.toast.getByText(text, { exact: true })).toBeVisible()
    await expect(
      frame.toast.getByRole('link', { name: 'Sign in to post on the web' }),
    ).toBeVisible()
    const place = await frame.toast.boundingBox()
    const { width } = page.viewportSize() ?? { width: 0 }
    expect(place?.y).toBeLessThan(100)
    expect((place?.x ?? 0) + (place?.width ?? 0)).toBeGreaterThan(width - 50)
  })
  await test.step('it disappears afterwards', async () => {
    await page.mouse.move(0, 400)
    await expect(frame.toast).toBeHidden()
  })
  await test.step('it stays as long with reduced motion, and closes by its button', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await frame.postAd.click()
    await frame.toast.hover()
    await expect.poll(() => countdown(page)).toEqual({ length: 5_000, state: 'paused' })
    await page.getByRole('button', { name: 'Close message' }).click()
    await expect(frame.toast).toBeHidden()
  })
})

test('a search needs a text and leads to the results in the chosen location, and a tab to its own', async ({
  page,
  frame,
  search,
  baseURL,
}) => {
  await page.goto('/AboutUs')
  await frame.searchFor('   ')
  await expect(page).toHaveURL('/AboutUs')
  await frame.location.choose('Girne')
  await expect(frame.location.list).toBeHidden()
  await page.reload()
  await expect(frame.location.button).toHaveText('Girne')
  await frame.searchFor('  apartment & sea ')
  await expect(search.heading('apartment & sea')).toBeVisible()
  expect(page.url()).toBe(`${baseURL}/search?query=apartment%20%26%20sea&location=Girne`)
  for (const [label, query] of [
    ['Mobiles & Tablets', 'Mobile & Tablets'],
    ['More Categories', 'More Categories'],
  ] as const) {
    const tab = frame.categoryTabs.filter({ hasText: label })
    await tab.click()
    await expect(search.heading(query)).toBeVisible()
    await expect(search.results.first()).toBeVisible()
    await expect(tab).toHaveAttribute('aria-current', 'page')
  }
})

test('the footer leads to the top of the static pages, and to privacy by its old spelling', async ({
  page,
  frame,
}) => {
  await page.goto('/login')
  for (const [name, path] of [
    ['Contact Us', '/ContactUs'],
    ['Terms and Conditions', '/TermsAndCondition'],
    ['Privacy Policy', '/Privacy-policy'],
    ['About Us', '/AboutUs'],
  ] as const) {
    await frame.footer.getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(0)
  }
})

/** A toast is timed by the animation of its progress bar: its duration, and whether it runs. */
async function countdown(page: Page) {
  return await page.evaluate(() => {
    const bar = document
      .getAnimations()
      .find(
        ({ effect }) => effect instanceof KeyframeEffect && effect.target?.role === 'progressbar',
      )
    return { length: bar?.effect?.getTiming().duration, state: bar?.playState }
  })
}
