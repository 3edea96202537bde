import type { Locator } from '@playwright/test'

import { PageModel } from './page-model.ts'

type Action = 'Mark as sold' | 'Mark as available' | 'Still available' | 'Delete'

export class MyListingsPage extends PageModel {
  readonly listings = this.main.getByRole('listitem').getByRole('heading', { level: 2 })
  readonly dialog = this.page.getByRole('dialog', { name: 'Delete this listing?' })

  async open(): Promise<void> {
    await this.page.goto('/my-listings')
  }

  tab(name: string): Locator {
    return this.page.getByRole('link', { name, exact: true })
  }

  action(name: Action, title: string): Locator {
    return this.page.getByRole('button', { name: `${name}: ${title}`, exact: true })
  }
}
