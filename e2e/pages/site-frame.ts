import type { Locator, Page } from '@playwright/test'

import { SearchPage } from '#pages/search-page.ts'

/** What surrounds every page. */
export class SiteFrame {
  readonly page: Page
  readonly logo: Locator
  readonly searchText: Locator
  readonly footer: Locator

  constructor(page: Page) {
    this.page = page
    const header = page.getByRole('banner')
    this.logo = header.getByRole('link', { name: 'AdaMarket, home' })
    this.searchText = header.getByPlaceholder('Find Cars, Mobile Phones and more...')
    this.footer = page.getByRole('contentinfo')
  }

  async searchFor(text: string): Promise<SearchPage> {
    await this.searchText.fill(text)
    await this.searchText.press('Enter')
    return new SearchPage(this.page)
  }
}
