import type { Locator } from '@playwright/test'

import { civic } from '#fixtures/addresses.ts'

import { ListingPage } from './listing-page.ts'
import { PageModel } from './page-model.ts'

export class HomePage extends PageModel {
  readonly heading = this.page.getByRole('heading', { level: 2, name: 'Featured Listings' })
  readonly categoryTiles = this.page
    .getByRole('region', { name: 'Browse by Category' })
    .getByRole('link')
  readonly carousel = this.page.getByRole('region', { name: 'Ideas for your search' })
  /** The newest listings. */
  readonly cards = this.page
    .getByRole('region', { name: 'Featured Listings' })
    .getByRole('listitem')

  /** The drawing of the island with its places. */
  readonly where = this.page.getByRole('region', { name: 'Browse by area' })

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
