import type { Browser } from '@playwright/test'

import { civic } from '#fixtures/addresses.ts'
import { siteUrl } from '#fixtures/site-url.ts'

/** A page to take screenshots of. */
export type Subject = {
  /** The start of its file names. */
  readonly name: string
  readonly address: string
  /** Whether to take a screenshot of the whole page as well. */
  readonly isShownWhole?: boolean
}

/** Pages that need a signed-in user. */
export const memberPages: readonly Subject[] = [
  { name: 'picker', address: '/post' },
  { name: 'form', address: '/attributes/Vehicles/Cars%20for%20Sale', isShownWhole: true },
  { name: 'my-listings', address: '/my-listings' },
  { name: 'saved-searches', address: '/saved-searches' },
  { name: 'settings', address: '/settings', isShownWhole: true },
]

/** Pages that anyone can open; reads addresses with ids from the site. */
export async function findPublicPages(browser: Browser): Promise<readonly Subject[]> {
  const page = await browser.newPage({ baseURL: siteUrl })
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: civic }).first().click()
  await page.waitForURL('**/listing/*')
  const listing = new URL(page.url()).pathname
  await page.locator('main a[href^="/profile/"]').first().click()
  await page.waitForURL('**/profile/*')
  const profile = new URL(page.url()).pathname
  await page.close()
  return [
    { name: 'home', address: '/', isShownWhole: true },
    { name: 'search', address: '/search?query=civic' },
    { name: 'listing', address: listing, isShownWhole: true },
    { name: 'profile', address: profile },
    { name: 'sign-in', address: '/login' },
    { name: 'register', address: '/register' },
    { name: 'favourites', address: '/favourites' },
    { name: 'app', address: '/app' },
    { name: 'about', address: '/AboutUs' },
    { name: 'contact', address: '/ContactUs' },
    { name: 'terms', address: '/TermsAndCondition' },
    { name: 'privacy', address: '/privacy-policy' },
    { name: 'not-found', address: '/no/such/page' },
  ]
}
