import { expect } from '@playwright/test'

import { civic } from '#fixtures/addresses.ts'
import { expectNoBarriers } from '#fixtures/barriers.ts'
import { test } from '#fixtures/test.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 800 }

test('the open location picker and a message have no barrier', async ({ page, frame }) => {
  await page.goto('/ContactUs')
  await frame.location.button.click()
  await expect(frame.location.list).toBeVisible()
  await expectNoBarriers(page, 'location picker')
  await page.keyboard.press('Escape')

  await frame.postAd.click()
  await frame.toast.hover()
  await expectNoBarriers(page, 'message')

  await page.getByRole('main').getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Enter your name.')).toBeVisible()
  await expectNoBarriers(page, 'form with what is missing')
})

test('the open menu and filters of a phone, and an open gallery, have no barrier', async ({
  page,
  frame,
  search,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/search?query=civic')
  await expect(search.results.first()).toBeVisible()
  await expectNoBarriers(page, 'results on a phone')
  await frame.menuButton.click()
  await expect(frame.menu).toBeVisible()
  await expect(frame.menu.getByRole('button', { name: 'Download App' })).toBeVisible()
  await expectNoBarriers(page, 'menu')
  await frame.menuButton.click()
  await expect(frame.menu).toBeHidden()
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  await expectNoBarriers(page, 'filters')
  await page.keyboard.press('Escape')

  await page.setViewportSize(desktop)
  const listing = await search.openResult(civic)
  await listing.pictures.first().click()
  await expect(listing.gallery).toBeVisible()
  await expectNoBarriers(page, 'gallery')
})
