import { expect } from '@playwright/test'

import { expectNoViolations } from '#fixtures/violations.ts'
import { test } from '#fixtures/test.ts'

test.use({ viewport: { width: 360, height: 700 }, hasTouch: true })

test('a category is found by its name in either language, recent searches are suggested, and a tap outside closes the list @nightly', async ({
  page,
  frame,
  search,
}) => {
  const header = page.getByRole('banner')
  await page.goto('/AboutUs')
  await test.step('a tap outside closes the list, which is as wide as the phone', async () => {
    await frame.searchText.tap()
    await frame.searchText.fill('car')
    await expect(frame.suggestions.first()).toBeVisible()
    await expectNoViolations(page, 'suggestions on a phone', header)
    const box = await page.getByRole('listbox', { name: 'Suggestions' }).boundingBox()
    expect(box?.width).toBeGreaterThan(320)
    await page.touchscreen.tap(4, 690)
    await expect(frame.suggestions).toHaveCount(0)
  })

  await test.step('keys choose a category by its Turkish name', async () => {
    await frame.searchText.fill('')
    await frame.searchText.focus()
    await page.keyboard.type('kOLTUK')
    await expect(frame.suggestions).toHaveText([/^Sofas\s*in Furniture/])
    await page.keyboard.press('ArrowDown')
    await expect(frame.suggestions).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?query=&location=All&category=Furniture&subcategory=Sofas')
    await expect(page.getByRole('heading', { level: 1, name: 'Sofas' })).toBeVisible()
    await expect(frame.main).toBeFocused()
    await expect(frame.suggestions).toHaveCount(0)
    await expect(frame.searchText).toHaveValue('')
    await expect(search.chips.getByRole('listitem')).toHaveCount(3)
  })

  await test.step('recent searches are suggested until they are cleared', async () => {
    await frame.searchFor('civic')
    await expect(search.heading('civic')).toBeVisible()
    await frame.searchFor('şişme')
    await expect(search.heading('şişme')).toBeVisible()
    await frame.searchText.fill('')
    await expect(frame.suggestions).toHaveText([/^şişme/, /^civic/])
    await expectNoViolations(page, 'recent searches', header)
    await page.getByRole('button', { name: 'Clear recent searches' }).click()
    await expect(frame.suggestions).toHaveCount(0)
  })

  await test.step('a tap chooses a category by its English name', async () => {
    await frame.searchText.fill('car')
    await frame.suggestions.filter({ hasText: 'Cars for Rent' }).tap()
    await expect(page).toHaveURL(/subcategory=Cars%20for%20Rent$/)
  })
})
