import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

export class ContactPage {
  readonly page: Page
  readonly heading: Locator
  readonly name: Locator
  readonly email: Locator
  readonly message: Locator
  readonly send: Locator
  readonly sent: Locator
  /** The message that says that sending failed. */
  readonly failure: Locator

  constructor(page: Page) {
    const main = page.getByRole('main')
    this.page = page
    this.heading = main.getByRole('heading', { level: 1, name: 'Contact Us' })
    this.name = main.getByLabel('Name', { exact: true })
    this.email = main.getByLabel('Email', { exact: true })
    this.message = main.getByLabel('Message', { exact: true })
    this.send = main.getByRole('button', { name: 'Send Message' })
    this.sent = main.getByRole('status').getByText('Message sent successfully!', { exact: true })
    this.failure = main.getByRole('alert')
  }

  async open(): Promise<void> {
    await this.page.goto('/ContactUs')
  }

  async fillIn(message: string): Promise<void> {
    await this.name.fill('Ayşe Kaya')
    await this.email.fill('ayse@example.com')
    await this.message.fill(message)
  }

  /** Expects the fields to keep their values. */
  async expectKept(message: string): Promise<void> {
    await expect(this.name).toHaveValue('Ayşe Kaya')
    await expect(this.email).toHaveValue('ayse@example.com')
    await expect(this.message).toHaveValue(message)
  }
}
