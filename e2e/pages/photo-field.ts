import type { Locator, Page } from '@playwright/test'

/** The photo field of the listing form. */
export class PhotoField {
  readonly page: Page
  readonly files: Locator
  readonly photos: Locator
  readonly pictures: Locator
  readonly progress: Locator
  readonly refused: Locator
  readonly allUploaded: Locator
  readonly offline: Locator
  readonly notUploaded: Locator

  constructor(page: Page) {
    const main = page.getByRole('main')
    this.page = page
    this.files = main.getByLabel(/^Photos/).first()
    this.photos = main.getByRole('list', { name: 'Photos', exact: true }).getByRole('listitem')
    this.pictures = this.photos.getByRole('img')
    this.progress = main.getByRole('progressbar', { name: 'Upload progress' })
    this.refused = main.getByRole('alert').filter({ hasText: 'These files weren’t added' })
    this.allUploaded = main.getByText('All photos are uploaded.')
    this.offline = main.getByText('You’re offline. Uploads resume')
    this.notUploaded = main.getByText('Not uploaded', { exact: true })
  }

  async add(...paths: readonly string[]): Promise<void> {
    await this.files.setInputFiles([...paths])
  }

  /** A button of a photo, counted from 1: `Rotate`, `Remove`, `Cancel upload of`. */
  button(action: string, position: number): Locator {
    return this.page.getByRole('button', { name: `${action} photo ${position}`, exact: true })
  }

  /** Drags a photo to the position of another one, both counted from 1. */
  async drag(from: number, to: number): Promise<void> {
    await this.pictures.nth(from - 1).hover()
    await this.page.mouse.down()
    await this.photos.nth(to - 1).hover()
    await this.page.mouse.up()
  }
}
