import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { civic } from '#fixtures/addresses.ts'
import { AccountMenu } from '#pages/account-menu.ts'
import { ContactPage } from '#pages/contact-page.ts'
import { HomePage } from '#pages/home-page.ts'
import { ListingForm } from '#pages/listing-form.ts'
import { SignInPage } from '#pages/sign-in-page.ts'
import { SiteFrame } from '#pages/site-frame.ts'

/**
 * Journeys that must work with any combination of releases: short visits that use the shell's services, with
 * texts that every release has. For a remote without a journey, a page must open.
 */
export const journeys: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  browse: async (page) => {
    const home = new HomePage(page)
    await home.open()
    await expect(home.cards).toHaveCount(10)
    const listing = await home.openListing()
    await expect(listing.title(civic)).toBeVisible()
    await page.goBack()
    await expect(home.cards).toHaveCount(10)

    const search = await new SiteFrame(page).searchFor('civic')
    await expect(search.heading('civic')).toBeVisible()
    await expect(search.results.first()).toContainText('Civic')
  },

  post: async (page) => {
    await signIn(page)
    await page.goto('/post')
    await expect(page.getByRole('heading', { level: 1, name: 'POST YOUR AD' })).toBeVisible()
    await page.getByRole('link', { name: 'Furniture', exact: true }).click()
    await page.getByRole('link', { name: 'Sofas' }).click()
    const form = new ListingForm(page)
    await expect(form.category).toHaveValue('Furniture')
    await expect(form.subcategory).toHaveValue('Sofas')
    await form.fill('A sofa')
    await expect(form.title).toHaveValue('A sofa')
  },

  account: async (page) => {
    await signIn(page)
    const menu = new AccountMenu(page)
    await menu.choose('Profile')
    await expect(page.getByRole('heading', { level: 1, name: 'Ayşe Demirağ' })).toBeVisible()
    await menu.choose('Sign out')
    await expect(new SiteFrame(page).signIn).toBeVisible()
  },

  'static-pages': async (page) => {
    await page.goto('/AboutUs')
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
    const contact = new ContactPage(page)
    await expect(contact.heading).toBeVisible()
    await contact.fillIn('Is anyone there?')
    await contact.expectUnchanged('Is anyone there?')
  },
}

/** Opens the first of these paths that needs no parameter. */
export async function openPage(page: Page, paths: readonly string[]): Promise<void> {
  await page.goto(paths.find((path) => !path.includes(':')) ?? '/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

async function signIn(page: Page): Promise<void> {
  const form = new SignInPage(page)
  await form.open()
  await form.signInAsDemoUser()
}
