import type { Locator } from '@playwright/test'

import { PageModel } from './page-model.ts'

export class ListingPage extends PageModel {
  readonly backToResults = this.page.getByRole('button', { name: 'Back to Results' })
  /** The link to the seller's profile. */
  readonly seller = this.page
    .getByRole('region', { name: 'Seller', exact: true })
    .getByRole('link')
    .first()
  /** The contact actions. */
  readonly contact = this.main.getByRole('region', { name: 'Contact the seller' })
  readonly favourite = this.main.getByRole('button', { name: /^(Add to|In your) favourites$/ })
  readonly share = this.main.getByRole('button', { name: 'Share' })
  readonly shareDialog = this.page.getByRole('dialog', { name: 'Share this listing' })
  readonly report = this.main.getByRole('button', { name: 'Report this listing' })
  readonly reportForm = this.page.getByRole('dialog', { name: 'Report this listing' })
  readonly similar = this.main
    .getByRole('region', { name: 'Similar listings' })
    .getByRole('listitem')
  /** The buttons that open the gallery at a picture. */
  readonly pictures = this.main.getByRole('button', { name: /^Open photo/ })
  readonly gallery = this.page.getByRole('dialog', { name: /^Photos of/ })
  /** The position of the current picture in the gallery. */
  readonly counter = this.gallery.getByRole('status')

  async open(id: string): Promise<void> {
    await this.page.goto(`/listing/${id}`)
  }

  title(text: string): Locator {
    return this.page.getByRole('heading', { level: 1, name: text, exact: true })
  }

  /** The current picture in the gallery. */
  shownPicture(number: number): Locator {
    return this.gallery.getByRole('img', { name: new RegExp(`^Photo ${number} of`) })
  }
}
