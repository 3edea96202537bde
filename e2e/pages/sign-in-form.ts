import type { Locator } from '@playwright/test'

/** Signing in and registering, on a page or in the dialog. */
export class SignInForm {
  readonly name: Locator
  readonly email: Locator
  readonly password: Locator
  readonly submitButton: Locator
  readonly createAccount: Locator
  readonly forgot: Locator
  readonly sendLink: Locator
  readonly failure: Locator
  readonly register: Locator
  readonly google: Locator

  constructor(within: Locator) {
    this.name = within.getByLabel('Name', { exact: true })
    // Older releases, which skew/ visits, say E-mail.
    this.email = within.getByLabel(/^E-?mail$/)
    this.password = within.getByLabel('Password', { exact: true })
    this.submitButton = within.getByRole('button', { name: 'Sign in', exact: true })
    this.createAccount = within.getByRole('button', { name: 'Create account', exact: true })
    this.register = within
      .getByRole('link', { name: 'Create an account' })
      .or(within.getByRole('button', { name: 'Create an account' }))
    this.forgot = within
      .getByRole('link', { name: 'Forgot your password?' })
      .or(within.getByRole('button', { name: 'Forgot your password?' }))
    this.sendLink = within.getByRole('button', { name: 'Send link' })
    this.google = within.getByRole('button', { name: 'Continue with Google' })
    this.failure = within.getByRole('alert')
  }

  async submit(email: string, password: string): Promise<void> {
    await this.email.fill(email)
    await this.password.fill(password)
    await this.submitButton.click()
  }

  /** Fills in and submits the form that `register` leads to. */
  async registerAs(name: string, email: string, password: string): Promise<void> {
    await this.name.fill(name)
    await this.email.fill(email)
    await this.password.fill(password)
    await this.name.page().getByLabel('I am 18 or older.').check()
    await this.name
      .page()
      .getByLabel(/^I agree to the/)
      .check()
    await this.createAccount.click()
  }
}
