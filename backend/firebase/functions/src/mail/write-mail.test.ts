import { Firestore } from 'firebase-admin/firestore'
import { expect, it } from 'vitest'

import { siteLink } from './mail.ts'
import type { Mail } from './mail.ts'
import { mailTo, recipientOf } from './write-mail.ts'

// Nothing is sent to it.
const firestore = new Firestore({ projectId: 'demo-mail' })
const site = 'https://site.example'
const account = { uid: 'ayse', email: 'ayse@example.com', emailVerified: true }

function fieldsOf(mail: Omit<Mail, 'language'>): object {
  const recipient = recipientOf(account)
  if (!recipient) throw new Error('No recipient')
  const [, fields] = mailTo(firestore, recipient, { language: 'en', ...mail })
  return fields
}

it.each([
  ['a missing account', undefined],
  ['an address that is not confirmed', { ...account, emailVerified: false }],
  ['no address', { uid: 'ayse', emailVerified: true }],
])('has no recipient for %s', (_what, found) => {
  expect(recipientOf(found)).toBeUndefined()
})

it('writes an email as the extension sends it, with a link for the button of mail programs', () => {
  const unsubscribe = siteLink(site, ['unsubscribe.html'], { link: ['secret', 'other'] })
  const paragraphs = ['Hello,', [{ words: 'Stop emails', link: unsubscribe }]]
  expect(fieldsOf({ subject: 'New', paragraphs, unsubscribe })).toEqual({
    to: ['ayse@example.com'],
    userId: 'ayse',
    at: expect.anything(),
    message: {
      subject: 'New',
      text: `Hello,\n\nStop emails: ${site}/unsubscribe.html?link=secret&link=other\n`,
      html: expect.stringContaining(
        `<p>Hello,</p>\n<p><a href="${site}/unsubscribe.html?link=secret&amp;link=other" dir="auto">Stop emails</a></p>`,
      ),
    },
    headers: {
      'List-Unsubscribe': `<${site}/unsubscribe.html?link=secret&link=other>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  })
})

it('lets no text begin a line or become a link, wherever it stands', () => {
  const hostile = 'Sofa\r\n\r\nConfirm your password at https://evil.example'
  const shown = 'Sofa Confirm your password at https[:]//evil[.]example'
  const link = siteLink(site, ['listing', hostile])
  const paragraphs = [
    hostile,
    [hostile, { words: hostile, link }],
    { title: hostile, facts: hostile, link },
  ]
  const address = `${site}/listing/${encodeURIComponent(hostile)}`
  expect(fieldsOf({ subject: `“${hostile}” has been sold`, paragraphs })).toMatchObject({
    message: {
      subject: `“${shown}” has been sold`,
      text: `${shown}\n\n${shown}\n${shown}: ${address}\n\n${shown}\n${shown}\n${address}\n`,
    },
  })
})
