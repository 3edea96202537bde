import type { Locator, Page } from '@playwright/test'

/** The form of a new or an existing listing. */
export class ListingForm {
  readonly page: Page
  readonly heading: Locator
  readonly category: Locator
  readonly subcategory: Locator
  readonly files: Locator
  readonly photos: Locator
  readonly title: Locator
  readonly description: Locator
  readonly location: Locator
  readonly price: Locator
  readonly currency: Locator
  readonly phoneNumber: Locator
  readonly postNow: Locator
  readonly save: Locator
  readonly alert: Locator
  readonly unfinished: Locator

  constructor(page: Page) {
    const main = page.getByRole('main')
    this.page = page
    this.heading = page.getByRole('heading', { level: 1, name: 'Post Your Ad', exact: true })
    this.category = main.getByLabel('Category', { exact: true })
    this.subcategory = main.getByLabel('Subcategory')
    this.files = main.locator('input[type="file"]').first()
    this.photos = main.getByRole('list', { name: 'Photos', exact: true }).getByRole('listitem')
    this.title = main.getByLabel('Ad Title*')
    this.description = main.getByLabel('Description*')
    this.location = main.getByLabel('Location*')
    this.price = main.getByLabel('Price*')
    this.currency = main.getByLabel('Currency')
    this.phoneNumber = main.getByLabel('Mobile Phone Number*')
    this.postNow = main.getByRole('button', { name: 'Post Now' })
    this.save = main.getByRole('button', { name: 'Save changes' })
    this.alert = main.getByRole('alert')
    this.unfinished = main.getByText('You have a saved draft')
  }

  async open(category: string, subcategory: string): Promise<void> {
    await this.page.goto(
      `/attributes/${encodeURIComponent(category)}/${encodeURIComponent(subcategory)}`,
    )
  }

  /** Fills in all required fields, except for photos. */
  async fill(title: string): Promise<void> {
    await this.title.fill(title)
    await this.description.fill('As good as new, from a home without smokers.')
    await this.location.selectOption('Girne')
    await this.price.fill('1.250,50')
    await this.phoneNumber.fill('+905330000001')
  }

  /** Adds a screenshot of the page as a photo, and waits until it is uploaded. */
  async addPhoto(name: string): Promise<void> {
    const buffer = await this.page.screenshot()
    await this.files.setInputFiles({ name, mimeType: 'image/png', buffer })
    await this.page.getByText('All photos are uploaded.').waitFor()
  }
}
