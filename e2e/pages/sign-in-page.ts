import type { Locator, Page } from '@playwright/test'

import { SignInForm } from '#pages/sign-in-form.ts'

export class SignInPage extends SignInForm {
  readonly page: Page
  readonly heading: Locator
  /** The button of the account menu, in the header. */
  readonly signedIn: Locator

  constructor(page: Page) {
    const main = page.getByRole('main')
    super(main)
    this.page = page
    this.heading = page.getByRole('heading', { level: 1, name: 'Sign in' })
    this.signedIn = page.getByRole('banner').getByRole('button', { name: /^Your account, / })
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
