import type { Locator, Page } from '@playwright/test'

/** The menu of the signed-in user, in the header. */
export class AccountMenu {
  readonly button: Locator
  readonly #menu: Locator

  constructor(page: Page) {
    this.button = page.getByRole('banner').getByRole('button', { name: /^Your account,/ })
    this.#menu = page.getByRole('menu')
  }

  item(name: string): Locator {
    return this.#menu.getByRole('menuitem', { name, exact: true })
  }

  async choose(name: string): Promise<void> {
    await this.button.click()
    await this.item(name).click()
  }
}
