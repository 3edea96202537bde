import { caseActions } from '@adamarket/shared/domain/moderation/moderation.ts'
import { expect, it } from 'vitest'

import { mailAsText } from '#functions/mail/mail-as-text.ts'

import { noticeAction } from './effects.ts'
import { mailToReporter, mailToSeller } from './mail-texts.ts'

const site = 'https://site.example'
const facts = {
  title: 'Sofa\n\nConfirm your password at https://evil.example',
  reason: 'scam',
  note: 'Not yours.\r\nSee evil.example',
  days: 3,
} as const

const noticeActions = caseActions.map(noticeAction).filter((action) => action !== undefined)

it.each([...noticeActions, 'objection-rejected' as const])(
  'the email about %s has no links but those of the site, and a paragraph for each value',
  (action) => {
    const text = mailAsText(mailToSeller('en', action, facts, site))
    const links = text.match(/\S*:\/\/\S*/g) ?? []
    expect(links.filter((link) => !link.startsWith(`${site}/`))).toEqual([])
    const paragraphs = text.split('\n\n')
    expect(paragraphs).toContain('Listing: Sofa Confirm your password at https[:]//evil[.]example')
    expect(paragraphs).toContain('The moderator writes: Not yours. See evil[.]example')
  },
)

it('leads a seller to the page where to object, and a banned one to the contact form', () => {
  expect(mailAsText(mailToSeller('en', 'remove', facts, site))).toContain(`: ${site}/my-listings\n`)
  expect(mailAsText(mailToSeller('en', 'ban', facts, site))).toContain(`: ${site}/ContactUs\n`)
})

it('answers reporters without links', () => {
  expect(mailAsText(mailToReporter('en', 'removed', facts))).not.toContain('://')
})

it('is in the language of its reader alone', () => {
  const russian = mailToSeller('ru', 'remove', facts, site)
  expect(russian.subject).toMatch(/^[^·]*\p{Script=Cyrillic}[^·]*$/u)
  expect(mailAsText(russian)).not.toContain('Hello')
})
