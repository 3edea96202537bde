import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { civic, publicAddresses } from '#fixtures/addresses.ts'
import { untilItAnswers } from '#fixtures/answering-pages.ts'
import { findListing } from '#fixtures/find-listing.ts'
import { openServed } from '#fixtures/open-served.ts'
import { persistent } from '#fixtures/persistent.ts'
import { test } from '#fixtures/test.ts'
import { HomePage } from '#pages/home-page.ts'
import { ListingPage } from '#pages/listing-page.ts'

/** The page that a browser, a messenger or a search engine gets before any script. */
async function served(request: APIRequestContext, path: string, language = 'en') {
  const answer = await request.get(path, {
    ...persistent,
    headers: { 'Accept-Language': language },
  })
  return { status: answer.status(), html: await answer.text(), headers: answer.headers() }
}

/** A function that has just been started takes too long: visitors get the empty page then. */
async function untilServed(request: APIRequestContext, path: string, language?: string) {
  let page = await served(request, path, language)
  const poll = async () => {
    page = await served(request, path, language)
    return page.html
  }
  // The page is not requested again: on a busy machine the next answer may be the empty page.
  await expect.poll(poll, { timeout: 60_000 }).toContain('id="page-data"')
  return page
}

test('public pages are rendered on a server, in both languages', async ({ request, testData }) => {
  const id = await testData.addListing({
    title: 'Brass lantern </script><b>& more',
    description: 'Made in Lefkoşa',
    phoneNumber: '+905338887766',
    contactMethod: ['Phone Number'],
  })
  const pages = [
    ['/', 200, civic, civic],
    ['/search?query=civic', 200, civic, civic],
    [`/listing/${id}`, 200, 'Description</h2>', 'Açıklama</h2>'],
    ['/profile/seed-ayse-demirag', 200, 'Ayşe Demirağ</h1>', 'Ayşe Demirağ</h1>'],
    ['/AboutUs', 200, 'About Us</h1>', 'Hakkımızda</h1>'],
    ['/ContactUs', 200, 'Contact Us</h1>', 'Bize Ulaşın</h1>'],
    ['/TermsAndCondition', 200, '<html lang="en"', '<html lang="tr"'],
    ['/privacy-policy', 200, 'Privacy Policy</h1>', 'Gizlilik Politikası</h1>'],
    ['/listing/no-such-listing', 404, 'No details available.', 'İlan bulunamadı.'],
    ['/profile/no-such-user', 404, 'Profile not found.', 'Profil bulunamadı.'],
    ['/no/such/page', 404, 'Page not found</h1>', 'Sayfa bulunamadı</h1>'],
  ] as const
  for (const [path, status, english, turkish] of pages) {
    for (const [language, words] of [
      ['en-GB,en;q=0.9', english],
      ['tr-TR,tr;q=0.9,en;q=0.5', turkish],
    ] as const) {
      const page = await untilServed(request, path, language)
      expect.soft(page.status, path).toBe(status)
      expect.soft(page.html, `${path} in ${language}`).toContain(words)
      expect.soft(page.headers['vary'], path).toContain('Accept-Language')
      expect.soft(page.headers['cache-control'], path).toContain('s-maxage=10')
      expect.soft(page.headers['content-security-policy'], path).toContain("script-src 'self'")
      // The policy allows no inline script or style.
      expect.soft(page.html, path).not.toMatch(/\sstyle="|<script>(?!\s*<)/)
      expect.soft(page.html, path).not.toContain('8887766')
      expect.soft(page.html.match(/<title/g), path).toHaveLength(1)
    }
  }
  const { html } = await untilServed(request, `/listing/${id}`)
  expect(html).toContain('Brass lantern &lt;/script&gt;&lt;b&gt;&amp; more')
  expect(html).not.toContain('</script><b>')
})

test('a served page links the styles of all that it shows', async ({ request, browser }) => {
  const addresses = [
    ...publicAddresses.map(({ address }) => address),
    await findListing(browser),
    '/search?query=car',
    '/search?query=kiralik+2%2B1+girne',
    '/search?query=honda+civic+automatic',
    '/search?query=&category=Vehicles&subcategory=Cars+for+Sale&make=Honda',
    '/search?query=&location=Iskele&currency=GBP&min=1&max=2&reduced=yes',
  ]
  const sheets = new Map<string, string>()
  for (const path of addresses) {
    const { html } = await served(request, path)
    const links = valuesOf(html, /<link\b[^>]* href="([^"]+\.css)"/g)
    for (const link of links) {
      if (!sheets.has(link)) sheets.set(link, await (await request.get(link)).text())
    }
    const styles = links.map((link) => sheets.get(link)).join('')
    const classes = new Set(
      valuesOf(html, / class="([^"]+)"/g).flatMap((names) => names.split(' ')),
    )
    const missing = [...classes].filter((name) => !styles.includes(`.${name}`))
    expect.soft(missing, path).toEqual([])
  }
})

function valuesOf(html: string, attribute: RegExp): readonly string[] {
  return [...html.matchAll(attribute)].map(([, value = '']) => value)
}

test('pages of a user are not rendered on a server', async ({ request }) => {
  const empty = await served(request, '/shell.html')
  for (const path of [
    '/login',
    '/my-listings',
    '/settings',
    '/desk',
    '/post',
    '/?remote=browse@0',
  ]) {
    const page = await served(request, path)
    expect(page.html, path).toBe(empty.html)
    expect(page.headers['cache-control'], path).toBe('no-cache')
  }
})

/** Opens home with the early script alone; returns what lets the others load. */
async function openEarly(page: Page): Promise<() => void> {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(
    (url) => /\/static\/js\/(?!early)/.test(url.pathname),
    async (route) => {
      await isReleased
      await route.continue()
    },
  )
  await openServed(page, '/')
  await expect(new HomePage(page).cards).toHaveCount(10)
  await expect(page.locator('script[src*="/early."]')).toBeAttached()
  await page.waitForFunction(() => Reflect.get(globalThis, 'earlyInput') !== undefined)
  return release
}

test('what a visitor does before the script loads is shown and kept', async ({ page, frame }) => {
  const release = await openEarly(page)
  const heart = page.getByRole('button', { name: `Favourite: ${civic}` }).first()
  await heart.evaluate((it) => Object.assign(it, { isServed: true }))
  await heart.scrollIntoViewIfNeeded()
  await heart.click()
  await expect(heart.locator('svg')).not.toHaveCSS('fill', 'none')
  await frame.searchText.fill('sofa')
  const position = await page.evaluate(() => Math.round(scrollY))
  expect(position).toBeGreaterThan(0)

  release()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect(await heart.evaluate((it) => Reflect.get(it, 'isServed'))).toBe(true)
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(position)
  await expect(frame.searchText).toHaveValue('sofa')
  await expect(frame.searchText).toBeFocused()
  await frame.searchText.press('Enter')
  await expect(page).toHaveURL(/\/search\?query=sofa/)
})

test('the menu of a phone opens before the script loads, and stays open @nightly', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const release = await openEarly(page)
  const menu = page.getByRole('region', { name: 'Menu' })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(menu).toBeVisible()

  release()
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible()
  await expect(menu).toBeVisible()
  await page.getByRole('button', { name: 'Close menu' }).click()
  await expect(menu).toBeHidden()
})

test('a press takes effect even if the script of the page is late @nightly', async ({
  page,
  testData,
}) => {
  const listing = new ListingPage(page)
  const id = await testData.addListing({ title: 'Copper kettle' })
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/remoteEntry.js*', async (route) => {
    await isReleased
    await route.continue()
  })
  await openServed(page, `/listing/${id}`)
  // The frame is interactive, and says that the page is not.
  await expect(page.locator('[data-served-copy]')).toBeVisible({ timeout: 30_000 })
  await listing.report.click()
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  await expect(dialog).toBeHidden()

  release()
  await expect(dialog).toBeVisible({ timeout: 30_000 })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  // Chromium then refuses the scripts that a page names, and says so.
  test.beforeEach(({ problems }) => problems.expect(/^request: csp \S+\.js$/))

  test('a visitor searches, looks at listings and reads', async ({ page, frame, search }) => {
    const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
    await openServed(page, '/')
    await frame.searchText.fill('civic')
    await frame.searchText.press('Enter')
    await expect(page).toHaveURL(/\/search\?(?:.*&)?query=civic/)
    await openServed(page, page.url())
    await search.results.getByRole('link', { name: civic }).first().click()
    await openServed(page, page.url())
    await expect(heading(civic)).toBeVisible()
    await expect(page.getByRole('main').locator('img').first()).toBeVisible()
    // What needs a script is not offered.
    for (const name of ['Call', 'WhatsApp', 'Share', 'Report this listing']) {
      await expect(page.getByRole('button', { name, exact: true })).toBeHidden()
    }
    for (const [path, name] of [
      ['/profile/seed-ayse-demirag', 'Ayşe Demirağ'],
      ['/AboutUs', 'About Us'],
      ['/ContactUs', 'Contact Us'],
      ['/TermsAndCondition', /^Terms/],
      ['/privacy-policy', 'Privacy Policy'],
      ['/no/such/page', 'Page not found'],
    ] as const) {
      await openServed(page, path)
      await expect(heading(name), path).toBeVisible()
    }
    await page.goto('/post', { waitUntil: 'commit' })
    await page.getByRole('link', { name: 'Go to home page' }).click()
    await expect(page).toHaveURL('/')
  })

  test('a visitor filters results and goes on to the next ones @nightly', async ({
    page,
    search,
  }) => {
    await openServed(page, '/search?query=')
    await page.waitForLoadState()
    const filters = await search.openFilters()
    await filters.condition('Used').check()
    await filters.highest.fill('1000')
    await filters.apply.click()
    await expect(page).toHaveURL(/max=1000.*condition=used/i)
    await openServed(page, page.url())
    await expect(search.chips).toContainText('Used')
    const first = await search.titles.allInnerTexts()
    expect(first).not.toHaveLength(0)
    await search.showMore.click()
    await expect(page).toHaveURL(/after=/)
    await openServed(page, page.url())
    const next = await search.titles.allInnerTexts()
    expect(next).not.toHaveLength(0)
    expect(first).not.toContain(next[0])
    await openServed(page, '/search?query=Property+for+Rent')
    await search.offers.getByRole('link', { name: '2+1' }).click()
    await expect(page).toHaveURL(/rooms=2%2B1/)
    await openServed(page, page.url())
    await expect(search.chips).toContainText('2+1')
  })
})

const year = new Date().getFullYear()
const devices = [
  { timezoneId: 'America/Los_Angeles', shownYear: year },
  { timezoneId: 'Pacific/Kiritimati', shownYear: year },
  // A second after midnight of the next year, while the server is in this one.
  {
    timezoneId: 'Europe/Istanbul',
    shownYear: year + 1,
    time: new Date(Date.UTC(year, 11, 31, 21, 0, 1)),
  },
]

for (const { timezoneId, shownYear, time } of devices) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId, colorScheme: 'dark', locale: 'tr-TR' })

    const title = `a served page is hydrated without being rendered again${time ? ', also after midnight' : ''}`
    test(title, { tag: time ? [] : '@nightly' }, async ({ page }) => {
      if (time) await page.clock.setFixedTime(time)
      // A page that has to be rendered again is reported, which fails the test.
      for (const path of [
        '/',
        '/search?query=civic',
        '/listing/no-such-listing',
        '/profile/seed-ayse-demirag',
      ]) {
        await openServed(page, path)
        const heading = page.getByRole('main').locator('h1')
        await heading.evaluate((it) => Object.assign(it, { isServed: true }))
        await untilItAnswers(page)
        await expect(page.getByRole('contentinfo')).toContainText(String(shownYear))
        expect(await heading.evaluate((it) => Reflect.get(it, 'isServed'))).toBe(true)
      }
    })
  })
}

test('a page without its script keeps what was served, and says so', async ({
  page,
  problems,
  boundary,
}) => {
  problems.expect(/^console: /, /^request: /)
  const container = '**/remoteEntry.js*'
  await page.route(container, (route) => route.abort('connectionrefused'))
  await openServed(page, '/AboutUs')
  await expect(boundary.failed).toBeVisible()
  const heading = page.getByRole('heading', { level: 1, name: 'About Us' })
  await expect(heading).toBeVisible()
  await heading.evaluate((it) => Object.assign(it, { isServed: true }))

  await page.unroute(container)
  await boundary.tryAgain.click()
  await expect(boundary.failed).toBeHidden()
  await expect(heading).toBeVisible()
  await expect.poll(() => heading.evaluate((it) => Reflect.get(it, 'isServed'))).toBeUndefined()
})
