import { languageFacts, languages } from '@adamarket/shared/domain/languages.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { expect, it } from 'vitest'

import { mailAsText } from '#functions/mail/mail-as-text.ts'
import { addressOf } from '#functions/mail/mail.ts'

import { answerLink, answers, isSigned } from './answer-link.ts'
import { answerPage, endedPage } from './answer-page.ts'
import { mailAboutAvailability } from './mail-texts.ts'

const site = 'https://site.example'
const title = 'Sofa\n\nConfirm your password at https://evil.example'
const question = { listing: 'civic', askedAt: '2026-06-01T09:00:00.000Z' }
const linkOf = (...answer: Parameters<Parameters<typeof mailAboutAvailability>[3]>) => {
  const [{ id: listing }, ...more] = answer
  return answerLink(site, 'key', { ...question, listing }, ...more)
}
const textOf = (...mail: Parameters<typeof mailAboutAvailability>) =>
  mailAsText(mailAboutAvailability(...mail))

it.each(['ask', 'hide'] as const)(
  'the email to %s has no links but those of the site',
  (notice) => {
    const links =
      textOf('en', notice, [aListing({ title })], linkOf, site).match(/\S*:\/\/\S*/g) ?? []
    expect(links).toHaveLength(answers.length + 1)
    expect(links.filter((link) => !link.startsWith(`${site}/`))).toEqual([])
  },
)

it('shows twenty listings, and says how many more there are', () => {
  const listings = Array.from({ length: 23 }, (_, at) => aListing({ id: `id-${at}` }))
  const text = textOf('en', 'ask', listings, linkOf, site)
  expect(text.match(/answer=sold/g)).toHaveLength(20)
  expect(text).toContain('And 3 more.')
})

it('is in the language of its reader alone', () => {
  const text = textOf('tr', 'ask', [aListing({ title })], linkOf, site)
  expect(text.match(/language=\w+/g)).toEqual(answers.map(() => 'language=tr'))
  expect(text).not.toContain('Hello')
})

it('a link is signed for one question, with one key', () => {
  const { searchParams } = new URL(addressOf(answerLink(site, 'key', question, 'sold', 'tr')))
  const signature = searchParams.get('signature') ?? ''
  expect(isSigned('key', question, signature)).toBe(true)
  expect(isSigned('other', question, signature)).toBe(false)
  expect(isSigned('key', { ...question, listing: 'sofa' }, signature)).toBe(false)
  expect(isSigned('key', { ...question, askedAt: '2026-07-01T09:00:00.000Z' }, signature)).toBe(
    false,
  )
})

it.each(languages.flatMap((language) => answers.map((answer) => [language, answer] as const)))(
  'a page asks first in %s: %s',
  (language, answer) => {
    const asking = answerPage(language, answer, { title: '<img src=x>&' }, false)
    expect(asking).toContain(`<html lang="${language}" dir="${languageFacts[language].direction}">`)
    expect(asking).toContain('&lt;img src=x&gt;&amp;')
    expect(asking).toContain('<form method="post"><button>')
    expect(answerPage(language, answer, { title: 'x' }, true)).not.toContain('<form')
    expect(endedPage(language)).not.toContain('<form')
  },
)
