import type { Browser } from '@playwright/test'

import { civic } from '#fixtures/addresses.ts'
import { siteUrl } from '#fixtures/site-url.ts'

/** The address of a listing that has pictures and is always there. */
export async function findListing(browser: Browser): Promise<string> {
  const page = await browser.newPage({ baseURL: siteUrl })
  await page.goto('/')
  const card = page.getByRole('main').getByRole('link', { name: civic }).first()
  const address = await card.getAttribute('href')
  await page.close()
  if (address === null) throw new Error(`The card of "${civic}" leads nowhere`)
  return address
}
