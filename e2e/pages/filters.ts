import type { Locator } from '@playwright/test'

/** The filters of the search page: beside the results, or in the drawer on a phone. */
export class Filters {
  readonly category: Locator
  readonly subcategory: Locator
  readonly lowest: Locator
  readonly highest: Locator
  readonly currency: Locator
  readonly apply: Locator
  /** How many listings the changed filters would show. */
  readonly found: Locator
  readonly #within: Locator

  constructor(within: Locator) {
    this.#within = within
    this.category = within.getByLabel('Category', { exact: true })
    this.subcategory = within.getByLabel('Subcategory')
    const price = within.getByRole('group', { name: 'Price' })
    this.lowest = price.getByLabel('Min', { exact: true })
    this.highest = price.getByLabel('Max', { exact: true })
    this.currency = within.getByLabel('Currency')
    this.apply = within.getByRole('button', { name: 'Apply Filters' })
    this.found = within.getByRole('status')
  }

  location(name: string): Locator {
    return this.#within.getByRole('group', { name: 'Location' }).getByLabel(name, { exact: true })
  }

  condition(name: string): Locator {
    return this.#within.getByRole('group', { name: 'Condition' }).getByLabel(name, { exact: true })
  }
}
