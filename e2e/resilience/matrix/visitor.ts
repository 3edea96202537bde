import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { SiteFrame } from '#pages/site-frame.ts'

const typed = 'a sofa for two'
const chosen = 'Girne'

/** A visitor in the middle of a visit, with typed text and choices that must not be lost. */
export class Visitor {
  readonly #page: Page
  readonly #frame: SiteFrame

  constructor(page: Page) {
    this.#page = page
    this.#frame = new SiteFrame(page)
  }

  async typeAndChoose(): Promise<void> {
    await this.#frame.location.choose(chosen)
    await this.#frame.searchText.fill(typed)
    await this.#page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  }

  /** Expects that nothing is lost, header and footer are visible, and the page was not reloaded. */
  async expectAllUnchanged(): Promise<void> {
    await expect(this.#frame.searchText).toHaveValue(typed)
    await expect(this.#frame.location.button).toHaveText(new RegExp(chosen))
    await expect(this.#frame.footer).toBeVisible()
    expect(await this.#page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  }
}
