import { expect } from '@playwright/test'

import { civic } from '#fixtures/addresses.ts'
import { test } from '#fixtures/test.ts'
import { expectNoViolations } from '#fixtures/violations.ts'

test('favourites move from the device to the account, and appear on another device', async ({
  page,
  members,
  openElsewhere,
  home,
  frame,
  signIn,
}) => {
  test.slow()
  const member = await members.create()
  const { email, password } = member
  const favouriteCount = async () => (await members.left(member)).favourites
  const heart = page.getByRole('button', { name: `Favourite: ${civic}` }).first()
  const link = page.getByRole('link', { name: civic })

  await test.step('a visitor has them on this device', async () => {
    await home.open()
    await heart.click()
    await page.goto('/favourites')
    await expect(link).toBeVisible()
    await expect(page.getByText('Saved on this device only')).toBeVisible()
  })

  await test.step('after signing in they are in the account', async () => {
    await signIn.open()
    await signIn.signInAs(email, password)
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Favourites/ })
      .click()
    await expect(link).toBeVisible()
    await expect(page.getByText('Saved on this device only')).toHaveCount(0)
    await expect.poll(favouriteCount).toBe(1)
  })

  await test.step('one that is removed on another device is gone on this one', async () => {
    const other = await openElsewhere(member)
    await other.goto('/favourites')
    await expect(other.getByRole('link', { name: civic })).toBeVisible()
    await other.getByRole('button', { name: `Remove from favourites: ${civic}` }).click()
    await expect(other.getByText('No favourites yet')).toBeVisible()
    await expect.poll(favouriteCount).toBe(0)
    await page.reload()
    await expect(page.getByText('No favourites yet')).toBeVisible()
  })

  await test.step('one that is added while leaving the page is there on the next visit', async () => {
    await frame.logo.click()
    await expect(home.cards).toHaveCount(10)
    // Requests to the database hang from now on.
    await page.route(/\/documents:(?:batchGet|commit)/, () => undefined)
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await page.unrouteAll()
    await page.goto('/favourites')
    await expect(link).toBeVisible()
    await expect.poll(favouriteCount).toBe(1)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('three favourites are compared, and the address of the comparison shared @nightly', async ({
    page,
    openElsewhere,
  }) => {
    await page.goto('/search?query=civic')
    const hearts = page.getByRole('button', { name: /^Favourite: Honda Civic/ })
    for (const index of [0, 1]) await hearts.nth(index).click()
    const offer = page.getByRole('alert').getByRole('link', { name: 'Compare' })
    await expect(offer).toHaveAttribute('href', /^\/compare\?id=\w+&id=\w+$/)
    await page.getByRole('button', { name: 'Close message' }).click()
    await hearts.nth(2).click()
    await page.goto('/favourites')
    const choices = page.getByRole('checkbox', { name: /^Compare: Honda Civic/ })
    await expect(choices).toHaveCount(3)
    for (const index of [0, 1, 2]) await choices.nth(index).check()
    await expectNoViolations(page, 'favourites to compare')
    await page.getByRole('link', { name: 'Compare 3' }).click()

    const table = page.getByRole('table')
    const price = table.getByRole('rowheader', { name: 'Price' }).getByText('Price')
    const heads = table.getByRole('columnheader')
    await expect(heads).toHaveCount(4)
    for (const index of [1, 2]) await expect(heads.nth(index)).toBeInViewport({ ratio: 1 })
    await expect(heads.nth(3)).not.toBeInViewport()
    await expect(table.getByRole('row', { name: /^Mileage/ })).toBeVisible()
    await expectNoViolations(page, 'a comparison')
    const place = await price.boundingBox()
    await heads.nth(3).scrollIntoViewIfNeeded()
    await expect(heads.nth(3)).toBeInViewport({ ratio: 1 })
    expect((await price.boundingBox())?.x).toBe(place?.x)

    const other = await openElsewhere()
    await other.goto(page.url())
    await expect(other.getByRole('columnheader')).toHaveCount(4)
  })
})
