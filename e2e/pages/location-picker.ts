import { PartModel } from './page-model.ts'

/** One of the two location pickers: in the header's row, or in the menu on a phone. */
export class LocationPicker extends PartModel {
  readonly button = this.root.getByRole('button', { name: /^Location: / })
  readonly list = this.root.getByRole('listbox', { name: 'Location' })
  readonly options = this.list.getByRole('option')

  async choose(location: string): Promise<void> {
    await this.button.click()
    await this.options.getByText(location, { exact: true }).click()
  }
}
