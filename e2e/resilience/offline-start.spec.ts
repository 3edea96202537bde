import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { civic } from '#fixtures/addresses.ts'
import { losses, silence, test } from '#fixtures/connection.ts'
import { shownPictures, untilCached } from '#fixtures/offline.ts'
import { AccountMenu } from '#pages/account-menu.ts'
import { HomePage } from '#pages/home-page.ts'
import { ListingForm } from '#pages/listing-form.ts'
import { RemoteBoundary } from '#pages/remote-boundary.ts'
import { SearchPage } from '#pages/search-page.ts'
import { SiteFrame } from '#pages/site-frame.ts'

test.use({ serviceWorkers: 'allow' })

test('a returning visitor opens the site offline, and it continues once online @nightly', async ({
  page,
  context,
  connection,
  problems,
  home,
  frame,
  testData,
}) => {
  test.slow()
  const unseenTitle = 'Brass telescope that was never seen'
  const unseen = [
    `/listing/${await testData.addListing({ title: unseenTitle })}`,
    `/listing/${await testData.addListing({ title: unseenTitle })}`,
  ]
  await home.open()
  await expect(home.cards).toHaveCount(10)
  await expect.poll(() => shownPictures(page)).toBeGreaterThan(3)
  await untilCached(page)
  const search = await frame.searchFor('civic')
  await expect(search.results.first()).toBeVisible()
  const listing = await search.openResult(civic)
  await expect(listing.title(civic)).toBeVisible()
  await expect(listing.contact).toBeVisible()
  const seen = page.url()
  const noticeIn = (tab: Page) => tab.getByRole('status').filter({ hasText: 'You’re offline.' })
  problems.expectFromNow(
    /^console: A page failed/,
    /^console: (.*could not be (read|loaded)|Couldn’t load )/,
  )

  for (const [index, loss] of losses.entries()) {
    await test.step(loss.name, async () => {
      await connection.cut(loss)
      for (const open of context.pages()) await open.close()
      const tab = await context.newPage()
      await tab.goto('/')
      await expect(noticeIn(tab)).toBeVisible()
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

      const other = await context.newPage()
      await other.goto(unseen[index] ?? '')
      const main = other.getByRole('main')
      await expect(main.getByRole('alert')).toContainText('Check your connection and try again.')
      await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible()

      await connection.restore()
      await expect(
        tab.getByRole('heading', { level: 1, name: /^(About|Contact) Us$/ }),
      ).toBeVisible()
      await expect(noticeIn(tab)).toBeHidden()
      expect(await tab.evaluate(() => 'isSameDocument' in window)).toBe(true)
      await expect(other.getByRole('heading', { level: 1, name: unseenTitle })).toBeVisible()
    })
  }

  await test.step(silence.name, async () => {
    await connection.cut(silence)
    for (const open of context.pages()) await open.close()
    const tab = await context.newPage()
    await tab.goto('/')
    const timeout = 60_000
    await expect(new HomePage(tab).cards).toHaveCount(10, { timeout })
    await expect(noticeIn(tab)).toBeVisible({ timeout })
    await connection.restore()
    await expect(noticeIn(tab)).toBeHidden()
  })
})

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
  await untilCached(page)
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
