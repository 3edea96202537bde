import type { Locator, Page } from '@playwright/test'

export class NotFoundPage {
  readonly heading: Locator
  readonly wayHome: Locator

  constructor(page: Page) {
    const main = page.getByRole('main')
    this.heading = main.getByRole('heading', { name: 'There is no page at this address' })
    this.wayHome = main.getByRole('link', { name: 'Go to the home page' })
  }
}
