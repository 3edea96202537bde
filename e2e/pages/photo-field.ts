import type { Locator } from '@playwright/test'

import { PageModel } from './page-model.ts'

/** The photo field of the listing form. */
export class PhotoField extends PageModel {
  readonly files = this.main.getByLabel(/^Photos/).first()
  readonly photos = this.main
    .getByRole('list', { name: 'Photos', exact: true })
    .getByRole('listitem')
  readonly pictures = this.photos.getByRole('img')
  readonly progress = this.main.getByRole('progressbar', { name: 'Upload progress' })
  readonly refused = this.main.getByRole('alert').filter({ hasText: 'These files weren’t added' })
  readonly allUploaded = this.main.getByText('All photos are uploaded.')
  readonly offline = this.main.getByText('You’re offline. Uploads resume')
  readonly notUploaded = this.main.getByText('Not uploaded', { exact: true })

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
