import type { Locator, Page } from '@playwright/test'

export class SignInPage {
  readonly page: Page
  readonly heading: Locator
  readonly signedIn: Locator

  constructor(page: Page) {
    this.page = page
    this.heading = page.getByRole('heading', { level: 1, name: 'Sign in' })
    this.signedIn = page.getByText('You are signed in as')
  }

  async open(): Promise<void> {
    await this.page.goto('/login')
  }

  /** Signs in as one of the accounts that the seed creates for people to try the site with. */
  async signInAsDemoUser(): Promise<void> {
    const form = this.page.getByRole('main')
    await form.getByLabel('E-mail').fill('ayse@example.com')
    await form.getByLabel('Password', { exact: true }).fill('adamarket')
    await form.getByRole('button', { name: 'Sign in' }).click()
    await this.signedIn.waitFor()
  }
}
