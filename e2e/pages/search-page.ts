import type { Locator, Page } from '@playwright/test'

import { ListingPage } from '#pages/listing-page.ts'

export class SearchPage {
  readonly page: Page
  readonly results: Locator
  readonly titles: Locator
  readonly showMore: Locator

  constructor(page: Page) {
    this.page = page
    this.results = page.getByRole('region', { name: 'Results' }).getByRole('listitem')
    this.titles = this.results.getByRole('heading')
    this.showMore = page.getByRole('button', { name: 'Show more' })
  }

  heading(query: string): Locator {
    return this.page.getByRole('heading', { level: 1, name: `Search Results for "${query}"` })
  }

  async openResult(title: string): Promise<ListingPage> {
    await this.results.getByRole('link', { name: title, exact: true }).click()
    return new ListingPage(this.page)
  }
}
