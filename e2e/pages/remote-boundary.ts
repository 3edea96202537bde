import type { Locator, Page } from '@playwright/test'

/** What replaces a page whose remote is slow or down. */
export class RemoteBoundary {
  readonly failed: Locator
  readonly stillLoading: Locator
  readonly tryAgain: Locator

  constructor(page: Page) {
    const main = page.getByRole('main')
    this.failed = main.getByRole('alert').getByText(/^Couldn’t (load|show) this page$/)
    this.stillLoading = main.getByRole('status').getByText('Still loading')
    this.tryAgain = main.getByRole('button', { name: 'Try again' })
  }
}
