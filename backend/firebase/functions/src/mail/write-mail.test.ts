import { Firestore } from 'firebase-admin/firestore'
import { expect, it } from 'vitest'

import { linesOfMail, siteLink } from './lines-of-mail.ts'
import type { Mail } from './write-mail.ts'
import { mailTo, recipientOf } from './write-mail.ts'

// Nothing is sent to it.
const firestore = new Firestore({ projectId: 'demo-mail' })
const site = 'https://site.example'
const account = { uid: 'ayse', email: 'ayse@example.com', emailVerified: true }

function fieldsOf(mail: Mail): object {
  const recipient = recipientOf(account)
  if (!recipient) throw new Error('No recipient')
  const [, fields] = mailTo(firestore, recipient, mail)
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
  const unsubscribe = siteLink(site, ['unsubscribe.html'], { link: 'secret' })
  const paragraphs = ['Hello,', linesOfMail`Stop emails:\n${unsubscribe}`]
  expect(fieldsOf({ subject: 'New', paragraphs, unsubscribe })).toEqual({
    to: ['ayse@example.com'],
    userId: 'ayse',
    at: expect.anything(),
    message: {
      subject: 'New',
      text: `Hello,\n\nStop emails:\n${site}/unsubscribe.html?link=secret\n`,
    },
    headers: {
      'List-Unsubscribe': `<${site}/unsubscribe.html?link=secret>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  })
})

it('lets no text begin a line or become a link, wherever it stands', () => {
  const hostile = 'Sofa\r\n\r\nConfirm your password at https://evil.example'
  const shown = 'Sofa Confirm your password at https[:]//evil[.]example'
  const paragraphs = [hostile, linesOfMail`${hostile}\n${siteLink(site, ['listing', hostile])}`]
  const path = encodeURIComponent(hostile)
  expect(fieldsOf({ subject: `“${hostile}” has been sold`, paragraphs })).toMatchObject({
    message: {
      subject: `“${shown}” has been sold`,
      text: `${shown}\n\n${shown}\n${site}/listing/${path}\n`,
    },
  })
})
