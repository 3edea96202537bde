import type { Locator, Page } from '@playwright/test'

export class ListingPage {
  readonly page: Page
  readonly backToResults: Locator
  /** The link to the seller's profile. */
  readonly seller: Locator
  /** The buttons that open the gallery with one of the pictures. */
  readonly pictures: Locator
  readonly gallery: Locator

  constructor(page: Page) {
    this.page = page
    this.backToResults = page.getByRole('button', { name: 'Back to Results' })
    this.seller = page
      .getByRole('region', { name: 'Seller', exact: true })
      .getByRole('link')
      .first()
    this.pictures = page.getByRole('main').getByRole('button', { name: /^Open picture/ })
    this.gallery = page.getByRole('dialog', { name: /^Pictures of/ })
  }

  title(text: string): Locator {
    return this.page.getByRole('heading', { level: 1, name: text, exact: true })
  }
}
