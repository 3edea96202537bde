import { expect } from '@playwright/test'

import { expectNoViolations } from '#fixtures/violations.ts'
import { test } from '#fixtures/test.ts'

test('a category is found by its name in either language, and recent searches are suggested', async ({
  page,
  frame,
  search,
}) => {
  await page.goto('/AboutUs')
  await frame.location.choose('Girne')
  await frame.searchText.focus()
  await page.keyboard.type('kOLTUK')
  await expect(frame.suggestions).toHaveText([/^Sofas\s*in Furniture$/])
  await expectNoViolations(page, 'suggestions')
  await page.keyboard.press('ArrowDown')
  await expect(frame.suggestions).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?query=&location=Girne&category=Furniture&subcategory=Sofas')
  await expect(page.getByRole('heading', { level: 1, name: 'Sofas' })).toBeVisible()
  await expect(frame.main).toBeFocused()
  await expect(frame.suggestions).toHaveCount(0)
  await expect(frame.searchText).toHaveValue('')
  await expect(search.chips.getByRole('listitem')).toHaveCount(4)

  await frame.searchFor('civic')
  await expect(search.heading('civic')).toBeVisible()
  await frame.searchFor('şişme')
  await expect(search.heading('şişme')).toBeVisible()
  await page.goto('/AboutUs')
  await frame.searchText.click()
  await expect(frame.suggestions).toHaveText([/^şişme/, /^civic/])
  await expectNoViolations(page, 'recent searches')
  await page.getByRole('button', { name: 'Clear recent searches' }).click()
  await expect(frame.suggestions).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 700 }, hasTouch: true })

  test('a tap chooses a suggestion, and a tap outside closes the list', async ({ page, frame }) => {
    await page.goto('/AboutUs')
    await frame.searchText.tap()
    await frame.searchText.fill('car')
    await expect(frame.suggestions.first()).toBeVisible()
    await expectNoViolations(page, 'suggestions on a phone')
    const box = await page.getByRole('listbox', { name: 'Suggestions' }).boundingBox()
    expect(box?.width).toBeGreaterThan(320)
    await page.touchscreen.tap(4, 690)
    await expect(frame.suggestions).toHaveCount(0)
    await frame.searchText.tap()
    await frame.suggestions.filter({ hasText: 'Cars for Rent' }).tap()
    await expect(page).toHaveURL(/subcategory=Cars%20for%20Rent$/)
  })
})
