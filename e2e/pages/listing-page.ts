import type { Locator, Page } from '@playwright/test'

export class ListingPage {
  readonly page: Page
  readonly backToResults: Locator
  /** The link to the seller's profile. */
  readonly seller: Locator
  /** The contact actions. */
  readonly contact: Locator
  readonly favourite: Locator
  readonly share: Locator
  readonly report: Locator
  readonly reportForm: Locator
  readonly similar: Locator
  /** The buttons that open the gallery at a picture. */
  readonly pictures: Locator
  readonly morePictures: Locator
  readonly gallery: Locator
  /** The position of the current picture in the gallery. */
  readonly counter: Locator

  constructor(page: Page) {
    const main = page.getByRole('main')
    this.page = page
    this.backToResults = page.getByRole('button', { name: 'Back to Results' })
    this.seller = page
      .getByRole('region', { name: 'Seller', exact: true })
      .getByRole('link')
      .first()
    this.contact = main.getByRole('region', { name: 'Contact the seller' })
    this.favourite = main.getByRole('button', { name: /^(Add to|In your) favourites$/ })
    this.share = main.getByRole('button', { name: 'Share' })
    this.report = main.getByRole('button', { name: 'Report this listing' })
    this.reportForm = page.getByRole('dialog', { name: 'Report this listing' })
    this.similar = main.getByRole('region', { name: 'Similar listings' }).getByRole('listitem')
    this.pictures = main.getByRole('button', { name: /^Open photo/ })
    this.morePictures = main.getByRole('button', { name: /^\+\d+ more$/ })
    this.gallery = page.getByRole('dialog', { name: /^Photos of/ })
    this.counter = this.gallery.getByRole('status')
  }

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
