import type { Locator, Page } from '@playwright/test'

export class NotFoundPage {
  readonly heading: Locator
  readonly wayHome: Locator

  constructor(page: Page) {
    const main = page.getByRole('main')
    this.heading = main.getByRole('heading', { name: 'Page not found' })
    this.wayHome = main.getByRole('link', { name: 'Go to home page' })
  }
}
