import { PageModel } from './page-model.ts'

export class SettingsPage extends PageModel {
  readonly #profile = this.page.getByRole('region', { name: 'Profile', exact: true })
  readonly name = this.#profile.getByLabel('Name')
  readonly about = this.#profile.getByLabel('About')
  readonly showEmail = this.#profile.getByRole('checkbox', { name: /^Show .* on my profile$/ })
  readonly picture = this.#profile.getByLabel('Profile photo')
  readonly save = this.#profile.getByRole('button', { name: 'Save profile' })
  readonly email = this.page.getByRole('region', { name: 'Email', exact: true })
  readonly phone = this.page.getByRole('region', { name: 'Phone number', exact: true })
  readonly password = this.page.getByRole('region', { name: 'Password', exact: true })
  readonly download = this.page.getByRole('button', { name: 'Download my data' })
  readonly deleteAccount = this.page.getByRole('button', { name: 'Delete my account' })
  readonly deletion = this.page.getByRole('dialog', { name: 'Delete your account?' })

  async open(): Promise<void> {
    await this.page.goto('/settings')
    await this.name.waitFor()
  }

  /** Chooses a screenshot of the page as the picture. */
  async choosePicture(): Promise<void> {
    const buffer = await this.page.screenshot()
    await this.picture.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  }
}
