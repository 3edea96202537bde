import { PartModel } from './page-model.ts'

/** Signing in and registering, on a page or in the dialog. */
export class SignInForm extends PartModel {
  readonly name = this.root.getByLabel('Name', { exact: true })
  // Older releases, which skew/ visits, say E-mail.
  readonly email = this.root.getByLabel(/^E-?mail$/)
  readonly password = this.root.getByLabel('Password', { exact: true })
  readonly submitButton = this.root.getByRole('button', { name: 'Sign in', exact: true })
  readonly createAccount = this.root.getByRole('button', { name: 'Create account', exact: true })
  readonly register = this.root
    .getByRole('link', { name: 'Create an account' })
    .or(this.root.getByRole('button', { name: 'Create an account' }))
  readonly forgot = this.root
    .getByRole('link', { name: 'Forgot your password?' })
    .or(this.root.getByRole('button', { name: 'Forgot your password?' }))
  readonly sendLink = this.root.getByRole('button', { name: 'Send link' })
  readonly google = this.root.getByRole('button', { name: 'Continue with Google' })
  readonly failure = this.root.getByRole('alert')

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
    await this.root.page().getByLabel('I am 18 or older.').check()
    const agreement = this.root.page().getByLabel(/^I agree to the/)
    await agreement.check()
    await this.createAccount.click()
  }
}
