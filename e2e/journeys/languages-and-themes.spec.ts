import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { test } from '#fixtures/test.ts'

test('language and theme change on the whole site, and are kept across reloads and remotes', async ({
  page,
  frame,
}) => {
  const html = page.locator('html')
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/AboutUs')
  await expect(heading).toHaveText('About Us')
  await expect(html).toHaveAttribute('lang', 'en')

  await frame.changeLanguage('Türkçe')
  await expect(html).toHaveAttribute('lang', 'tr')
  await expect(heading).toHaveText('Hakkımızda')
  await expect(page).toHaveTitle(/^Hakkımızda/)
  await expect(
    page.getByPlaceholder('Araba, cep telefonu ve daha fazlasını arayın...'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Vasıta' }).first()).toBeVisible()

  await page.reload()
  await expect(heading).toHaveText('Hakkımızda')
  await expect(html).toHaveAttribute('lang', 'tr')

  // A remote whose code and texts have not been loaded before.
  await page.getByRole('banner').getByRole('link', { name: 'Giriş yap' }).click()
  const dialog = page.getByRole('dialog', { name: 'Giriş yap' })
  await expect(dialog.getByLabel('Şifre', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await frame.changeLanguage('English')
  await expect(html).toHaveAttribute('lang', 'en')
  await expect(heading).toHaveText('About Us')
  await expect(page).toHaveTitle(/^About Us/)

  await page.emulateMedia({ colorScheme: 'light' })
  await expect(frame.theme).toHaveValue('system')
  const light = await background(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await background(page)
  expect(dark).not.toBe(light)

  await frame.theme.selectOption({ label: 'Light' })
  expect(await background(page)).toBe(light)
  await page.emulateMedia({ colorScheme: 'light' })
  await frame.theme.selectOption({ label: 'Dark' })
  expect(await background(page)).toBe(dark)

  await test.step('it applies before the site has started', async () => {
    let heldBack = 0
    await page.route('**/static/js/**', () => {
      heldBack += 1
    })
    // Not until "load", which waits for the blocked scripts.
    await page.reload({ waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect.poll(() => background(page)).toBe(dark)
    expect(heldBack).toBeGreaterThan(0)
    // Releases the blocked scripts.
    await page.unroute('**/static/js/**')
  })
  await expect(frame.theme).toHaveValue('dark')
  expect(await background(page)).toBe(dark)
  await frame.theme.selectOption({ label: 'Device default' })
  expect(await background(page)).toBe(light)
})

async function background(page: Page): Promise<string> {
  return await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
}
