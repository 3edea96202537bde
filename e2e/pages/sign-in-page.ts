import type { Locator, Page } from '@playwright/test'

export class SignInPage {
  readonly page: Page
  readonly heading: Locator
  readonly email: Locator
  readonly password: Locator
  readonly failure: Locator
  readonly signedIn: Locator
  readonly signOut: Locator

  constructor(page: Page) {
    const main = page.getByRole('main')
    this.page = page
    this.heading = page.getByRole('heading', { level: 1, name: 'Sign in' })
    this.email = main.getByLabel('E-mail')
    this.password = main.getByLabel('Password', { exact: true })
    this.failure = main.getByRole('alert')
    this.signedIn = page.getByText('You are signed in as')
    this.signOut = main.getByRole('button', { name: 'Sign out' })
  }

  async open(): Promise<void> {
    await this.page.goto('/login')
  }

  async submit(email: string, password: string): Promise<void> {
    await this.email.fill(email)
    await this.password.fill(password)
    await this.page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  }

  /** Signs in as one of the accounts that the seed creates for people to try the site with. */
  async signInAsDemoUser(): Promise<void> {
    await this.submit('ayse@example.com', 'adamarket')
    await this.signedIn.waitFor()
  }
}
