import { PageModel } from './page-model.ts'

/** What the Auth emulator shows instead of Google's own page, in a popup or in the tab. */
export class GoogleWindow extends PageModel {
  readonly addAccount = this.page.getByRole('button', { name: 'Add new account' })

  /** Signs in with a new Google account. */
  async signInAsNew(name: string, email: string): Promise<void> {
    await this.addAccount.click()
    await this.page.getByLabel('Email', { exact: true }).fill(email)
    await this.page.getByLabel('Display name', { exact: true }).fill(name)
    await this.page.getByRole('button', { name: /^Sign in with/ }).click()
  }

  async choose(email: string): Promise<void> {
    await this.page.getByText(email, { exact: true }).click()
  }
}
