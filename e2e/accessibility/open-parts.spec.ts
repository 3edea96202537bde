import { expect } from '@playwright/test'

import { civic } from '#fixtures/addresses.ts'
import { expectNoViolations } from '#fixtures/violations.ts'
import { takeAway } from '#resilience/matrix/backend-places.ts'
import { test } from '#fixtures/test.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 800 }

test('the open location picker and a message have no violations', async ({ page, frame }) => {
  await page.goto('/ContactUs')
  await frame.location.button.click()
  await expect(frame.location.list).toBeVisible()
  await expectNoViolations(page, 'location picker')
  await page.keyboard.press('Escape')

  await frame.postAd.click()
  await frame.toast.hover()
  await expectNoViolations(page, 'message')

  await page.getByRole('main').getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Enter your name.')).toBeVisible()
  await expectNoViolations(page, 'form with what is missing')
})

test('the open menu and filters of a phone, and an open gallery, have no violations', async ({
  page,
  frame,
  search,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/search?query=civic')
  await expect(search.results.first()).toBeVisible()
  await expectNoViolations(page, 'results on a phone')
  await frame.menuButton.click()
  await expect(frame.menu).toBeVisible()
  await expect(frame.menu.getByRole('button', { name: 'Download App' })).toBeVisible()
  await expectNoViolations(page, 'menu')
  await frame.menuButton.click()
  await expect(frame.menu).toBeHidden()
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  await expectNoViolations(page, 'filters')
  await page.keyboard.press('Escape')

  await page.setViewportSize(desktop)
  const listing = await search.openResult(civic)
  await listing.pictures.first().click()
  await expect(listing.gallery).toBeVisible()
  await expectNoViolations(page, 'gallery')
})

test('what a profile cannot show is said in red, and has no violations', async ({
  page,
  problems,
}) => {
  problems.expect(/^console: /, /^request: /)
  const errors = page.getByRole('alert').getByRole('heading', { level: 1 })
  const red = { light: 'rgb(173, 35, 27)', dark: 'rgb(255, 154, 140)' }
  const bringBack = await takeAway(page, 'firestore', 'down')
  const cases = [
    ['seed-ayse-demirag', 'Error fetching profile.'],
    ['no-such-user', 'Profile not found.'],
    ['', 'No userId provided.'],
  ] as const
  for (const [id, words] of cases) {
    await page.goto(`/profile/${id}`)
    await expect(errors).toHaveText(words)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect(errors).toHaveCSS('color', red[colorScheme])
    }
    await expectNoViolations(page, words)
    bringBack()
  }
})
