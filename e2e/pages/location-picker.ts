import type { Locator } from '@playwright/test'

/** One of the two location pickers: in the header's row, or in the menu on a phone. */
export class LocationPicker {
  readonly button: Locator
  readonly list: Locator
  readonly options: Locator

  constructor(within: Locator) {
    this.button = within.getByRole('button', { name: /^Location: / })
    this.list = within.getByRole('listbox', { name: 'Location' })
    this.options = this.list.getByRole('option')
  }

  async choose(location: string): Promise<void> {
    await this.button.click()
    await this.options.getByText(location, { exact: true }).click()
  }
}
