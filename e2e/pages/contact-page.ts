import { expect } from '@playwright/test'

import { PageModel } from './page-model.ts'

export class ContactPage extends PageModel {
  readonly heading = this.main.getByRole('heading', { level: 1, name: 'Contact Us' })
  readonly name = this.main.getByLabel('Name', { exact: true })
  readonly email = this.main.getByLabel('Email', { exact: true })
  readonly message = this.main.getByLabel('Message', { exact: true })
  readonly send = this.main.getByRole('button', { name: 'Send Message' })
  readonly sent = this.main
    .getByRole('status')
    .getByText('Message sent successfully!', { exact: true })
  /** The message that says that sending failed. */
  readonly failure = this.main.getByRole('alert')

  async open(): Promise<void> {
    await this.page.goto('/ContactUs')
  }

  async fillIn(message: string): Promise<void> {
    await this.name.fill('Ayşe Kaya')
    await this.email.fill('ayse@example.com')
    await this.message.fill(message)
  }

  /** Expects the fields to keep their values. */
  async expectUnchanged(message: string): Promise<void> {
    await expect(this.name).toHaveValue('Ayşe Kaya')
    await expect(this.email).toHaveValue('ayse@example.com')
    await expect(this.message).toHaveValue(message)
  }
}
