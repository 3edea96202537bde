import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { test } from '#fixtures/test.ts'
import { LocationPicker } from '#pages/location-picker.ts'

const phone = { width: 390, height: 844 }
const playStore = 'play.google.com'
const appStore = 'apps.apple.com'

const devices = [
  {
    name: 'an Android phone',
    userAgent:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    touchPoints: 5,
    store: playStore,
  },
  {
    name: 'an iPhone',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    touchPoints: 5,
    store: appStore,
  },
  {
    name: 'an old iPad',
    userAgent:
      'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1',
    touchPoints: 5,
    store: appStore,
  },
  {
    name: 'an iPad that presents itself as a Macintosh',
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    touchPoints: 5,
    store: appStore,
  },
  {
    name: 'a Mac',
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    touchPoints: 0,
    store: undefined,
  },
] as const

for (const { name, userAgent, touchPoints, store } of devices) {
  test.describe(name, () => {
    test.use({ userAgent })

    test(`Download App and Post Ad ${store ? `lead to ${store}` : 'say that they need a phone'}`, async ({
      page,
      frame,
    }) => {
      await page.addInitScript((count) => {
        Object.defineProperty(navigator, 'maxTouchPoints', { get: () => count })
      }, touchPoints)
      await pretendToBeStores(page)
      for (const button of [frame.downloadApp, frame.postAd]) {
        await page.goto('/AboutUs')
        await button.click()
        if (store) await page.waitForURL((url) => url.hostname === store)
        else await expect(frame.toast).toBeVisible()
      }
    })
  })
}

test('the menu of a phone has Download App, Post Ad and the locations without All', async ({
  page,
  frame,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/AboutUs')
  await frame.location.choose('Girne')
  await expect(frame.menu).toBeHidden()
  await frame.menuButton.click()
  await expect(frame.menuButton).toHaveAttribute('aria-expanded', 'true')
  await expect(frame.menu.getByRole('button', { name: 'Download App' })).toBeVisible()
  await expect(frame.menu.getByRole('button', { name: 'Post Ad' })).toBeVisible()

  const inMenu = new LocationPicker(frame.menu)
  await inMenu.button.click()
  await expect(inMenu.options).toHaveText([
    'Lefkosia',
    'Magusa',
    'Girne',
    'Guzelyurt',
    'Lefke',
    'Iskele',
  ])
  await inMenu.options.getByText('Lefke', { exact: true }).click()
  await expect(inMenu.button).toHaveText('Lefke')

  await page.keyboard.press('Escape')
  await expect(frame.menu).toBeHidden()
  await expect(frame.menuButton).toBeFocused()
  await expect(frame.location.button).toHaveText('Lefke')
})

test.describe('the message of a device without the app', () => {
  const words = 'This feature is only available on the mobile app. Scan the QR code to download.'

  test('is to the letter, at the top right, and closes after 5 seconds', async ({
    page,
    frame,
  }) => {
    await page.goto('/AboutUs')
    await frame.downloadApp.click()
    await expect(frame.toast).toHaveText(words)
    // The message opens over the button: with the pointer on it, it would stay.
    await page.mouse.move(0, 400)
    await expect.poll(() => countdown(page)).toEqual({ length: 5_000, state: 'running' })
    const place = await frame.toast.boundingBox()
    const { width } = page.viewportSize() ?? { width: 0 }
    expect(place?.y).toBeLessThan(100)
    expect((place?.x ?? 0) + (place?.width ?? 0)).toBeGreaterThan(width - 50)
    await expect(frame.toast).toBeHidden()
  })

  test('stays while the pointer is on it', async ({ page, frame }) => {
    await page.goto('/AboutUs')
    await frame.postAd.click()
    await page.mouse.move(0, 400)
    await expect.poll(() => countdown(page)).toEqual({ length: 5_000, state: 'running' })
    await frame.toast.hover()
    await expect.poll(() => countdown(page)).toEqual({ length: 5_000, state: 'paused' })
    await page.mouse.move(0, 400)
    await expect.poll(() => countdown(page)).toEqual({ length: 5_000, state: 'running' })
  })

  test('stays as long for a visitor who wants less motion', async ({ page, frame }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/AboutUs')
    await frame.postAd.click()
    await page.mouse.move(0, 400)
    await expect.poll(() => countdown(page)).toEqual({ length: 5_000, state: 'running' })
  })

  test('closes by its button', async ({ page, frame }) => {
    await page.goto('/AboutUs')
    await frame.postAd.click()
    await frame.toast.hover()
    await page.getByRole('button', { name: 'Close the message' }).click()
    await expect(frame.toast).toBeHidden()
  })
})

test('the location picker closes on choosing, Escape and a click beside it, and is kept', async ({
  page,
  frame,
}) => {
  await page.goto('/AboutUs')
  const { button, list, options } = frame.location
  await expect(button).toHaveText('All')
  await button.click()
  await expect(options).toHaveText([
    'All',
    'Lefkosia',
    'Magusa',
    'Girne',
    'Guzelyurt',
    'Lefke',
    'Iskele',
  ])
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(button).toBeFocused()

  await button.click()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(list).toBeHidden()
  await expect(button).toHaveText('All')

  await frame.location.choose('Guzelyurt')
  await expect(list).toBeHidden()
  await expect(button).toHaveText('Guzelyurt')
  await page.reload()
  await expect(button).toHaveText('Guzelyurt')
})

test('the search needs words, and leads to the results in the chosen location', async ({
  page,
  frame,
  baseURL,
}) => {
  await page.goto('/AboutUs')
  await frame.searchFor('   ')
  await expect(page).toHaveURL('/AboutUs')
  await frame.location.choose('Girne')
  const search = await frame.searchFor('  apartment & sea ')
  await expect(search.heading('apartment & sea')).toBeVisible()
  expect(page.url()).toBe(`${baseURL}/search?query=apartment%20%26%20sea&location=Girne`)
})

test('each category tab leads to its results and is then the current one', async ({
  page,
  frame,
  search,
  baseURL,
}) => {
  const tabs = [
    { label: 'Vehicles', query: 'car' },
    { label: 'Properties', query: 'Properties' },
    { label: 'Mobiles & Tablets', query: 'Mobile & Tablets' },
    { label: 'Jobs', query: 'Jobs' },
    { label: 'Electronics & Appliances', query: 'Electronics & Appliances' },
    { label: 'Furniture & Decor', query: 'Furniture & Decor' },
    { label: 'More Categories', query: 'More Categories' },
  ] as const
  await page.goto('/AboutUs')
  await expect(frame.categoryTabs).toHaveText(tabs.map(({ label }) => label))
  for (const [index, { query }] of tabs.entries()) {
    const href = await frame.categoryTabs.nth(index).getAttribute('href')
    const { pathname, searchParams } = new URL(href ?? '', baseURL)
    expect(pathname).toBe('/search')
    expect(Object.fromEntries(searchParams)).toEqual({ query })
  }
  for (const { label, query } of [tabs[2], tabs[6]]) {
    const tab = frame.categoryTabs.filter({ hasText: label })
    await tab.click()
    await expect(search.heading(query)).toBeVisible()
    await expect(search.results.first()).toBeVisible()
    await expect(tab).toHaveAttribute('aria-current', 'page')
  }
})

test('the footer leads to the static pages, privacy by its old spelling', async ({
  page,
  frame,
}) => {
  await page.goto('/login')
  for (const [name, path] of [
    ['About Us', '/AboutUs'],
    ['Contact Us', '/ContactUs'],
    ['Terms and Conditions', '/TermsAndCondition'],
    ['Privacy Policy', '/Privacy-policy'],
  ] as const) {
    await frame.footer.getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
})

/** Nothing leaves this machine: what asks for a store gets an empty page. */
async function pretendToBeStores(page: Page): Promise<void> {
  await page.route(
    ({ hostname }) => hostname === playStore || hostname === appStore,
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>A store</title>' }),
  )
}

/** The toast's own clock is the animation of its progress bar: how long it lasts, and if it runs. */
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
