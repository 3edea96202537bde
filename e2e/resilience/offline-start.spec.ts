import { expect } from '@playwright/test'

import { civic } from '#fixtures/addresses.ts'
import { losses, silence, test } from '#fixtures/connection.ts'
import { shownPictures, untilKept } from '#fixtures/offline.ts'
import { AccountMenu } from '#pages/account-menu.ts'
import { HomePage } from '#pages/home-page.ts'
import { ListingForm } from '#pages/listing-form.ts'
import { RemoteBoundary } from '#pages/remote-boundary.ts'
import { SearchPage } from '#pages/search-page.ts'
import { SiteFrame } from '#pages/site-frame.ts'

test.use({ serviceWorkers: 'allow' })

test('a returning visitor opens the site offline, and it continues once online', async ({
  page,
  context,
  connection,
  problems,
  home,
  frame,
}) => {
  test.slow()
  problems.expect(
    /^console: A page failed/,
    /^console: (.*could not be (read|loaded)|Couldn’t load )/,
  )
  await home.open()
  await expect(home.cards).toHaveCount(10)
  await expect.poll(() => shownPictures(page)).toBeGreaterThan(3)
  await untilKept(page)
  const search = await frame.searchFor('civic')
  await expect(search.results.first()).toBeVisible()
  const listing = await search.openResult(civic)
  await expect(listing.title(civic)).toBeVisible()
  const seen = page.url()

  for (const loss of losses) {
    await test.step(loss.name, async () => {
      await connection.cut(loss)
      for (const open of context.pages()) await open.close()
      const tab = await context.newPage()
      await tab.goto('/')
      const notice = tab.getByRole('status').filter({ hasText: 'You’re offline.' })
      await expect(notice).toBeVisible()
      await expect(new HomePage(tab).cards).toHaveCount(10)
      await expect.poll(() => shownPictures(tab)).toBeGreaterThan(3)

      const tabFrame = new SiteFrame(tab)
      await tabFrame.postAd.click()
      await expect(tabFrame.toast).toBeVisible()

      await tab.goto('/search?query=civic')
      await expect(new SearchPage(tab).titles.filter({ hasText: civic })).toBeVisible()
      await tab.goto(seen)
      await expect(tab.getByRole('heading', { level: 1, name: civic })).toBeVisible()

      await tab.goto(loss.isKnownToBrowser ? '/AboutUs' : '/ContactUs')
      const boundary = new RemoteBoundary(tab)
      await expect(boundary.failed).toBeVisible()
      await expect(boundary.tryAgain).toBeVisible()
      await tab.evaluate(() => Object.assign(window, { isSameDocument: true }))
      await connection.restore()
      await expect(
        tab.getByRole('heading', { level: 1, name: /^(About|Contact) Us$/ }),
      ).toBeVisible()
      await expect(notice).toBeHidden()
      expect(await tab.evaluate(() => 'isSameDocument' in window)).toBe(true)
    })
  }
})

test('a returning visitor opens the site while no request is answered', async ({
  page,
  context,
  connection,
  problems,
  home,
}) => {
  test.slow()
  problems.expect(
    /^console: A page failed/,
    /^console: (.*could not be (read|loaded)|Couldn’t load )/,
  )
  await home.open()
  await expect(home.cards).toHaveCount(10)
  await untilKept(page)
  await connection.cut(silence)
  await page.close()
  const tab = await context.newPage()
  await tab.goto('/')
  const timeout = 60_000
  await expect(new HomePage(tab).cards).toHaveCount(10, { timeout })
  const notice = tab.getByRole('status').filter({ hasText: 'You’re offline.' })
  await expect(notice).toBeVisible({ timeout })
  await connection.restore()
  await expect(notice).toBeHidden()
})

for (const loss of losses) {
  test(`a listing that was never cached loads by itself after reconnecting: ${loss.name}`, async ({
    page,
    connection,
    problems,
    home,
    testData,
  }) => {
    problems.expect(/^console: (.*could not be (read|loaded)|Couldn’t load )/)
    const title = 'Brass telescope that was never seen'
    const id = await testData.addListing({ title })
    await home.open()
    const seen = await home.openListing()
    await expect(seen.contact).toBeVisible()
    await untilKept(page)

    await connection.cut(loss)
    await page.goto(`/listing/${id}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('alert')).toContainText('Check your connection and try again.')
    await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible()
    await connection.restore()
    await expect(seen.title(title)).toBeVisible()
  })
}

test('a member is recognised offline, with favourites and an unfinished listing', async ({
  page,
  context,
  connection,
  problems,
  members,
  signIn,
  accountMenu,
  home,
  form,
}) => {
  test.slow()
  // The listing itself may not have been read yet when the page is left: the stored favourite is shown.
  problems.expect(/^console: Couldn’t load some listings/)
  const member = await members.create()
  const { name, email, password } = member
  await signIn.open()
  await signIn.signInAs(email, password)
  await expect(home.cards).toHaveCount(10)
  await accountMenu.button.click()
  await expect(page.getByRole('menu').getByText(name)).toBeVisible()
  await page.keyboard.press('Escape')
  await untilKept(page)
  await page
    .getByRole('button', { name: `Favourite: ${civic}` })
    .first()
    .click()
  await expect.poll(async () => (await members.left(member)).favourites).toBe(1)
  await page.goto('/favourites')
  await expect(page.getByRole('link', { name: civic })).toBeVisible()
  await form.open('Furniture', 'Sofas')
  await form.title.fill('Sofa of a summer house')

  for (const loss of losses) {
    await test.step(loss.name, async () => {
      await connection.cut(loss)
      const tab = await context.newPage()
      const tabForm = new ListingForm(tab)
      // Only one tab at a time writes a draft.
      for (const other of context.pages()) if (other !== tab) await other.close()
      await tabForm.open('Furniture', 'Sofas')
      await tabForm.description.fill(`Typed on the ferry: ${loss.name}`)
      await tab.reload()
      await expect(tabForm.title).toHaveValue('Sofa of a summer house')
      await expect(tabForm.description).toHaveValue(`Typed on the ferry: ${loss.name}`)

      await tab.goto('/favourites')
      await expect(tab.getByRole('link', { name: civic })).toBeVisible()
      await new AccountMenu(tab).button.click()
      await expect(tab.getByRole('menu').getByText(name)).toBeVisible()
      await connection.restore()
    })
  }
})

test('a release takes effect at once, despite an older one in the cache', async ({
  page,
  releases,
}) => {
  test.slow()
  const description = 'AdaMarket is the local classifieds marketplace of North Cyprus.'
  const released = 'Released meanwhile.'
  const before = await releases.liveVersion('static-pages')
  // A page that other tests do not check, which visit the site meanwhile.
  const build = await releases.buildOf('static-pages', (script) =>
    script.replaceAll(description, `${released} ${description}`),
  )
  const described = page.locator('meta[name="description"]')
  const showsBefore = () =>
    expect(described).toHaveAttribute('content', new RegExp(`^${description}`))
  await page.goto('/AboutUs')
  await showsBefore()
  await untilKept(page)
  await page.reload()
  await showsBefore()
  try {
    await releases.release('static-pages', build)
    await page.reload()
    await expect(described).toHaveAttribute('content', new RegExp(`^${released}`))
  } finally {
    await releases.run('rollback', 'static-pages', before)
  }
  await page.reload()
  await showsBefore()
})

test('a release without a service worker removes the cache of an earlier one', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/^404: .*\/service-worker\.js$/, /^console: Failed to load resource.*404/)
  await page.goto('/AboutUs')
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
  await untilKept(page)
  await context.route('**/service-worker.js', (route) => route.fulfill({ status: 404 }))
  await page.reload()
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0)
  await page.reload()
  await expect.poll(() => page.evaluate(async () => await caches.keys())).toEqual([])
})
