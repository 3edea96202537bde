import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { test as base } from '#fixtures/test.ts'
import { ListingPage } from '#pages/listing-page.ts'

/** How Firestore's client writes. */
const write = /\/documents:(?:commit|batchWrite)/

/** Checks of any site, whatever its listings are. They write nothing. */
const test = base.extend<{ readonly readOnly: undefined }>({
  readOnly: [
    async ({ context }, use) => {
      const writes: string[] = []
      context.on('request', (request) => {
        if (write.test(request.url())) writes.push(request.url())
      })
      await use(undefined)
      expect(writes, 'what was written').toEqual([])
    },
    { auto: true },
  ],
})

test('home shows listings, one of them opens, and a search finds it', async ({
  page,
  home,
  frame,
}) => {
  await home.open()
  const card = home.cards.first().getByRole('link').first()
  const title = (await card.innerText()).trim()
  await withoutCountingViews(page, (await card.getAttribute('href')) ?? '')
  await card.click()
  await expect(new ListingPage(page).title(title)).toBeVisible()
  const search = await frame.searchFor(title)
  await expect(search.results.getByRole('link', { name: title, exact: true }).first()).toBeVisible()
})

test('a tile of home leads to its listings', async ({ page, home, search }) => {
  await home.open()
  await home.categoryTiles.first().click()
  await expect(page.getByRole('heading', { level: 1, name: /^Search Results for / })).toBeVisible()
  await expect(search.results.first().or(page.getByText(/^No results found/))).toBeVisible()
})

for (const [path, title] of [
  ['/AboutUs', 'About Us'],
  ['/ContactUs', 'Contact Us'],
  ['/TermsAndCondition', 'Terms and Conditions'],
  ['/privacy-policy', 'Privacy Policy'],
] as const) {
  test(`${path} shows ${title}`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })
}

test('an address that does not exist answers 404, with a way home', async ({
  page,
  notFound,
  home,
}) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(notFound.heading).toBeVisible()
  await notFound.wayHome.click()
  await expect(home.cards.first()).toBeVisible()
})

test('the sign-in form opens, and says what it needs', async ({ signIn }) => {
  await signIn.open()
  await expect(signIn.heading).toBeVisible()
  await signIn.submitButton.click()
  await expect(signIn.email).toBeFocused()
})

/** A view is counted once a day on each device: this one has counted that of the listing. */
async function withoutCountingViews(page: Page, href: string): Promise<void> {
  const id = decodeURIComponent(new URL(href, page.url()).pathname.split('/').at(-1) ?? '')
  await page.evaluate((listing) => {
    const counted = { day: new Date().toISOString().slice(0, 10), ids: [listing] }
    localStorage.setItem('countedViews', JSON.stringify(counted))
  }, id)
}
