import type { Locator } from '@playwright/test'

import { PartModel } from './page-model.ts'

/** The filters of the search page: beside the results, or in the drawer on a phone. */
export class Filters extends PartModel {
  readonly category = this.root.getByLabel('Category', { exact: true })
  readonly subcategory = this.root.getByLabel('Subcategory')
  readonly highest = this.root
    .getByRole('group', { name: 'Price' })
    .getByLabel('Max', { exact: true })
  readonly currency = this.root.getByLabel('Currency')
  readonly apply = this.root.getByRole('button', { name: 'Apply Filters' })
  /** How many listings the changed filters would show. */
  readonly found = this.root.getByRole('status')

  location(name: string): Locator {
    return this.root.getByRole('group', { name: 'Location' }).getByLabel(name, { exact: true })
  }

  condition(name: string): Locator {
    return this.root.getByRole('group', { name: 'Condition' }).getByLabel(name, { exact: true })
  }
}
