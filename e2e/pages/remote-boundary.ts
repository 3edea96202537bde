import type { Locator, Page } from '@playwright/test'

/** What replaces a page whose remote is slow, down or broken. */
export class RemoteBoundary {
  readonly failed: Locator
  readonly crashed: Locator
  readonly stillLoading: Locator
  readonly tryAgain: Locator

  constructor(page: Page) {
    const main = page.getByRole('main')
    const alert = main.getByRole('alert')
    this.failed = alert.getByText('Couldn’t load this page', { exact: true })
    this.crashed = alert.getByText('Couldn’t show this page', { exact: true })
    this.stillLoading = main.getByRole('status').getByText('Still loading')
    this.tryAgain = main.getByRole('button', { name: 'Try again' })
  }
}
