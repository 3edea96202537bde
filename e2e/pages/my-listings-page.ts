import type { Locator, Page } from '@playwright/test'

export class MyListingsPage {
  readonly page: Page
  readonly listings: Locator
  readonly dialog: Locator

  constructor(page: Page) {
    this.page = page
    this.listings = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 })
    this.dialog = page.getByRole('dialog', { name: 'Delete this listing?' })
  }

  async open(): Promise<void> {
    await this.page.goto('/my-listings')
  }

  tab(name: string): Locator {
    return this.page.getByRole('link', { name, exact: true })
  }

  action(name: 'Mark as sold' | 'Mark as available' | 'Delete', title: string): Locator {
    return this.page.getByRole('button', { name: `${name}: ${title}`, exact: true })
  }
}
