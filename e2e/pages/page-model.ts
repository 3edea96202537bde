import type { Locator, Page } from '@playwright/test'

/** A page, whose elements are the fields of the classes that extend this one. */
export class PageModel {
  readonly page: Page
  readonly main: Locator

  constructor(page: Page) {
    this.page = page
    this.main = page.getByRole('main')
  }
}

/** The same for a part that is in several places. */
export class PartModel {
  readonly root: Locator

  constructor(root: Locator) {
    this.root = root
  }
}
