import type { Locator, Page } from '@playwright/test'

import { civic } from '#fixtures/addresses.ts'
import { ListingPage } from '#pages/listing-page.ts'

export class HomePage {
  readonly page: Page
  readonly heading: Locator
  readonly categoryTiles: Locator
  readonly carousel: Locator
  /** One for each poster. */
  readonly dots: Locator
  /** The newest listings. */
  readonly cards: Locator

  constructor(page: Page) {
    this.page = page
    this.heading = page.getByRole('heading', { level: 2, name: 'Featured Listings' })
    this.categoryTiles = page.getByRole('region', { name: 'Browse by Category' }).getByRole('link')
    this.carousel = page.getByRole('region', { name: 'Ideas for your search' })
    this.dots = this.carousel.getByRole('button', { name: /^Show slide/ })
    this.cards = page.getByRole('region', { name: 'Featured Listings' }).getByRole('listitem')
  }

  async open(): Promise<void> {
    await this.page.goto('/')
  }

  /** The title of a listing that always exists; the newest one may belong to another test, which deletes it. */
  get title(): Locator {
    return this.cards.getByRole('link', { name: civic, exact: true })
  }

  async openListing(): Promise<ListingPage> {
    await this.title.click()
    return new ListingPage(this.page)
  }
}
