import { expect } from '@playwright/test'

import { test } from '#fixtures/test.ts'

test('a search needs a text and leads to results in the chosen location, a tab to its own, the footer to the top of pages @nightly', async ({
  page,
  frame,
  search,
  baseURL,
}) => {
  await page.goto('/AboutUs')
  await frame.searchFor('   ')
  await expect(page).toHaveURL('/AboutUs')
  await frame.location.choose('Girne')
  await expect(frame.location.list).toBeHidden()
  await page.reload()
  await expect(frame.location.button).toHaveText('Girne')
  await frame.searchFor('  apartment & sea ')
  await expect(search.heading('apartment & sea')).toBeVisible()
  expect(page.url()).toBe(`${baseURL}/search?query=apartment%20%26%20sea&location=Girne`)
  for (const [label, query] of [
    ['Mobiles & Tablets', 'Mobile & Tablets'],
    ['More Categories', 'More Categories'],
  ] as const) {
    const tab = frame.categoryTabs.filter({ hasText: label })
    await tab.click()
    await expect(search.heading(query)).toBeVisible()
    await expect(search.results.first()).toBeVisible()
    await expect(tab).toHaveAttribute('aria-current', 'page')
  }
  // To privacy by its old spelling.
  for (const [name, path] of [
    ['Contact Us', '/ContactUs'],
    ['Terms and Conditions', '/TermsAndCondition'],
    ['Privacy Policy', '/Privacy-policy'],
    ['About Us', '/AboutUs'],
  ] as const) {
    await frame.footer.getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(0)
  }
})
