import { PageModel } from './page-model.ts'

/** The form of a new or an existing listing. */
export class ListingForm extends PageModel {
  readonly heading = this.page.getByRole('heading', { level: 1, name: 'Post Your Ad', exact: true })
  readonly category = this.main.getByLabel('Category', { exact: true })
  readonly subcategory = this.main.getByLabel('Subcategory')
  readonly files = this.main.locator('input[type="file"]').first()
  readonly photos = this.main
    .getByRole('list', { name: 'Photos', exact: true })
    .getByRole('listitem')
  readonly title = this.main.getByLabel('Ad Title*')
  readonly description = this.main.getByLabel('Description*')
  readonly location = this.main.getByLabel('Location*')
  readonly price = this.main.getByLabel('Price*')
  readonly currency = this.main.getByLabel('Currency')
  readonly phoneNumber = this.main.getByLabel('Mobile Phone Number*')
  readonly postNow = this.main.getByRole('button', { name: 'Post Now' })
  readonly save = this.main.getByRole('button', { name: 'Save changes' })
  readonly alert = this.main.getByRole('alert')
  readonly unfinished = this.main.getByText('You have a saved draft')

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
