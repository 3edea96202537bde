import type { Locator, Page } from '@playwright/test'

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

  /** The title of a card; 0 is the first one. */
  title(index: number): Locator {
    return this.cards.nth(index).getByRole('link')
  }

  async openCard(index: number): Promise<ListingPage> {
    await this.title(index).click()
    return new ListingPage(this.page)
  }
}
