import type { Page } from '@playwright/test'

import { AccountMenu } from './account-menu.ts'
import { SignInForm } from './sign-in-form.ts'

export class SignInPage extends SignInForm {
  readonly page = this.root.page()
  readonly heading = this.page.getByRole('heading', { level: 1, name: 'Sign in' })
  /** The button of the account menu, in the header. */
  readonly signedIn = new AccountMenu(this.page).button

  constructor(page: Page) {
    super(page.getByRole('main'))
  }

  async open(): Promise<void> {
    await this.page.goto('/login')
  }

  /** Signs in to one of the seeded demo accounts. */
  async signInAsDemoUser(): Promise<void> {
    await this.signInAs('ayse@example.com', 'adamarket')
  }

  /** Signs in, and waits for the page to which that leads. */
  async signInAs(email: string, password: string): Promise<void> {
    await this.submit(email, password)
    await this.signedIn.waitFor()
    await this.heading.waitFor({ state: 'hidden' })
  }
}
