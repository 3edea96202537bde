import type { Locator, Page } from '@playwright/test'

export class SettingsPage {
  readonly page: Page
  readonly name: Locator
  readonly about: Locator
  readonly showEmail: Locator
  readonly picture: Locator
  readonly save: Locator
  readonly email: Locator
  readonly password: Locator
  readonly download: Locator
  readonly deleteAccount: Locator
  readonly deletion: Locator

  constructor(page: Page) {
    this.page = page
    const profile = page.getByRole('region', { name: 'Profile', exact: true })
    this.name = profile.getByLabel('Name')
    this.about = profile.getByLabel('About')
    this.showEmail = profile.getByRole('checkbox', { name: /^Show .* on my profile$/ })
    this.picture = profile.getByLabel('Profile photo')
    this.save = profile.getByRole('button', { name: 'Save profile' })
    this.email = page.getByRole('region', { name: 'Email', exact: true })
    this.password = page.getByRole('region', { name: 'Password', exact: true })
    this.download = page.getByRole('button', { name: 'Download my data' })
    this.deleteAccount = page.getByRole('button', { name: 'Delete my account' })
    this.deletion = page.getByRole('dialog', { name: 'Delete your account?' })
  }

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
