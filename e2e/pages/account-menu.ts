import type { Locator } from '@playwright/test'

import { PageModel } from './page-model.ts'

/** The menu of the signed-in user, in the header. */
export class AccountMenu extends PageModel {
  readonly button = this.page.getByRole('banner').getByRole('button', { name: /^Your account, / })

  item(name: string): Locator {
    return this.page.getByRole('menu').getByRole('menuitem', { name, exact: true })
  }

  async choose(name: string): Promise<void> {
    await this.button.click()
    await this.item(name).click()
  }
}
