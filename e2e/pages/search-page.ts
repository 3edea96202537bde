import type { Locator } from '@playwright/test'

import { Filters } from './filters.ts'
import { ListingPage } from './listing-page.ts'
import { PageModel } from './page-model.ts'

export class SearchPage extends PageModel {
  readonly results = this.page.getByRole('region', { name: 'Results' }).getByRole('listitem')
  readonly titles = this.results.getByRole('heading')
  readonly showMore = this.page.getByRole('link', { name: 'Show more' })
  /** The current filters. */
  readonly chips = this.page.getByRole('list', { name: 'Active filters' })
  /** The values that decide in the category of the search. */
  readonly offers = this.page.getByRole('list', { name: /^(Narrow it down|Daralt)$/ })
  /** Opens the filters on a phone, and shows their number. */
  readonly filtersButton = this.page.getByRole('button', { name: /^Filters/ })
  readonly drawer = this.page.getByRole('dialog', { name: 'Filters' })

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
