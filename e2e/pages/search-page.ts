import type { Locator, Page } from '@playwright/test'

import { Filters } from '#pages/filters.ts'
import { ListingPage } from '#pages/listing-page.ts'

export class SearchPage {
  readonly page: Page
  readonly results: Locator
  readonly titles: Locator
  readonly showMore: Locator
  /** The current filters. */
  readonly chips: Locator
  /** Opens the filters on a phone, and shows their number. */
  readonly filtersButton: Locator
  readonly drawer: Locator

  constructor(page: Page) {
    this.page = page
    this.results = page.getByRole('region', { name: 'Results' }).getByRole('listitem')
    this.titles = this.results.getByRole('heading')
    this.showMore = page.getByRole('link', { name: 'Show more' })
    this.chips = page.getByRole('list', { name: 'Active filters' })
    this.filtersButton = page.getByRole('button', { name: /^Filters/ })
    this.drawer = page.getByRole('dialog', { name: 'Filters' })
  }

  heading(query: string): Locator {
    return this.page.getByRole('heading', { level: 1, name: `Search Results for "${query}"` })
  }

  async openResult(title: string): Promise<ListingPage> {
    await this.results.getByRole('link', { name: title, exact: true }).click()
    return new ListingPage(this.page)
  }

  /** Opens the filters, wherever they are in this window. The page has to be loaded. */
  async openFilters(): Promise<Filters> {
    if (!(await this.filtersButton.isVisible())) {
      return new Filters(this.page.getByRole('complementary', { name: 'Filters' }))
    }
    await this.filtersButton.click()
    return new Filters(this.drawer)
  }

  /** The amounts of the visible prices in pounds. */
  async pounds(): Promise<number[]> {
    const texts = await this.results.getByText(/^£[\d,.]+$/).allInnerTexts()
    return texts.map((text) => Number(text.replaceAll(/[^\d.]/g, '')))
  }
}
