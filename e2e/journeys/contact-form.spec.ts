import { randomUUID } from 'node:crypto'

import { expect } from '@playwright/test'

import type { MailBehaviour } from '#fixtures/mail-catcher.ts'
import { MailCatcher } from '#fixtures/mail-catcher.ts'
import { losses, test } from '#fixtures/connection.ts'
import { tabTo } from '#fixtures/tab-to.ts'
import { ContactPage } from '#pages/contact-page.ts'

// In sequence: the behaviour of the mail catcher applies to everyone who uses it.
test.describe.configure({ mode: 'serial' })

const mail = new MailCatcher()

test.afterEach(async () => await mail.behave('accept'))

test('a message that is typed and sent by keys arrives once with the fields of the specification, and the form is empty', async ({
  page,
  frame,
}) => {
  const words = randomUUID()
  const text = `Is this still for sale?\n${words}`
  const contact = new ContactPage(page)
  await contact.open()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(frame.main).toBeFocused()
  await tabTo(page, contact.name)
  await page.keyboard.press('Enter')
  await expect(contact.name).toBeFocused()
  await expect(contact.name).toHaveAccessibleDescription('Enter your name.')

  for (const [field, typed] of [
    [contact.name, 'Ayşe Kaya'],
    [contact.email, 'ayse@example.com'],
    [contact.message, text],
  ] as const) {
    await expect(field).toBeFocused()
    await page.keyboard.type(typed)
    await page.keyboard.press('Tab')
  }
  await expect(contact.send).toBeFocused()
  for (const _ of ['once', 'twice']) await page.keyboard.press('Enter')
  await expect(contact.sent).toBeVisible()
  for (const field of [contact.name, contact.email, contact.message]) {
    await expect(field).toHaveValue('')
  }
  expect(await mail.caught(words)).toEqual([
    {
      user_name: 'Ayşe Kaya',
      user_email: 'ayse@example.com',
      // Multipart forms have these line breaks.
      message: `Is this still for sale?\r\n${words}`,
      lib_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      service_id: expect.stringMatching(/./),
      template_id: expect.stringMatching(/./),
      user_id: expect.stringMatching(/./),
    },
  ])
})

const refusals = [
  { answer: 'headless', status: 451, message: 'The mail service didn’t accept your message.' },
  { answer: 'blocked', status: 403, message: 'The mail service didn’t accept your message.' },
  { answer: 'throttled', status: 429, message: 'Too many messages are being sent right now.' },
  {
    answer: 'drop',
    status: undefined,
    message: 'Couldn’t send your message. Check your connection',
  },
] as const satisfies readonly {
  answer: MailBehaviour
  status: number | undefined
  message: string
}[]

test('each failure is shown, the text stays, and the next attempt can succeed @nightly', async ({
  page,
  connection,
  problems,
}) => {
  problems.expect(...notSent)
  const text = randomUUID()
  const contact = new ContactPage(page)
  await contact.open()
  await contact.fillIn(text)
  for (const { answer, status, message } of refusals) {
    await mail.behave(answer)
    const request = page.waitForRequest(/send-form/)
    await contact.send.click()
    const response = await (await request).response()
    expect(response?.status()).toBe(status)
    await expect(contact.failure).toContainText(message)
    await contact.expectUnchanged(text)
  }

  const notice = page.getByRole('status').filter({ hasText: 'You’re offline.' })
  for (const loss of losses) {
    await test.step(loss.name, async () => {
      await connection.cut(loss)
      const failed = page.waitForEvent('requestfailed', (request) =>
        /send-form/.test(request.url()),
      )
      await contact.send.click()
      await failed
      await expect(contact.failure).toContainText('Check your connection')
      await expect(notice).toBeVisible()
      await contact.expectUnchanged(text)
      await connection.restore()
      await expect(notice).toBeHidden()
    })
  }

  await mail.behave('accept')
  await contact.send.click()
  await expect(contact.sent).toBeVisible()
  await expect(contact.failure).toBeHidden()
  expect(await mail.caught(text)).toHaveLength(1)
})

/** Messages that the browser and the site log about a message that is not sent. */
const notSent = [
  /^request: .*send-form$/,
  /^\d+: .*send-form$/,
  /^console: Failed to load resource/,
  /^console: .*A contact message could not be sent/,
]
