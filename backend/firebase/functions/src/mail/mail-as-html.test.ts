import { languageAttributes, languages } from '@adamarket/shared/domain/languages.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'

import { mailAsHtml } from './mail-as-html.ts'
import type { Mail } from './mail.ts'
import { siteLink } from './mail.ts'

const site = 'https://site.example'
const picture = { link: 'https://pictures.example/a_small.webp?alt=media', width: 120, height: 90 }
const mailAbout = (title: string, language: Mail['language'] = 'en'): Mail => ({
  language,
  subject: title,
  paragraphs: [
    title,
    [title, { words: title, link: siteLink(site, ['saved-searches']) }],
    { title, facts: '£9,500 · Girne', link: siteLink(site, ['listing', title]), picture },
  ],
})

it('shows the photo of a listing in its size, and says everything without it', () => {
  const html = mailAsHtml(mailAbout('Honda Civic'))
  const image = `<img src="${picture.link}" width="120" height="90" alt="Honda Civic">`
  expect(html).toContain(image)
  const listing = /<table.*<\/table>/s.exec(html.replace(image, ''))?.[0]
  expect(listing).toContain(`<a href="${site}/listing/Honda%20Civic" dir="auto">Honda Civic</a>`)
  expect(listing).toContain('£9,500 · Girne')
})

it.each(languages)(
  'is read in the direction of its language, even where its body alone is shown: %s',
  (language) => {
    const html = mailAsHtml(mailAbout('Honda Civic', language))
    expect(html).toContain(`<html ${languageAttributes(language)}>`)
    expect(html).toContain(`<body>\n<div ${languageAttributes(language)} `)
  },
)

it('has neither colours nor sides of its own: it is dark where the mail program is, and turns with the language', () => {
  const html = mailAsHtml(mailAbout('Honda Civic', 'ar'))
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  expect(html).not.toMatch(/color(?!-scheme)|background|left|right/)
})

it('makes neither elements, attributes nor links of what people wrote', () => {
  // Outside of its tags and their values, it has none of these characters.
  const shapeOf = (html: string) =>
    html
      .replace(/"[^"]*"/g, '""')
      .match(/<[^<>]*>|[<>"]/g)
      ?.join('\n')
  const ordinary = shapeOf(mailAsHtml(mailAbout('Honda Civic')))
  const marks = [
    '<img src=x>',
    '</title>',
    '</a>',
    '"',
    "'",
    '&',
    '<!--',
    'https://',
    'evil.example',
  ]
  const part = fc.oneof(fc.constantFrom(...marks), fc.string({ unit: 'binary' }))
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const html = mailAsHtml(mailAbout(parts.join('').toWellFormed()))
      expect(shapeOf(html)).toBe(ordinary)
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)
      expect(links.filter((address) => !address?.startsWith(`${site}/`))).toEqual([])
      expect(html.replace(/(?:href|src)="[^"]*"/g, '')).not.toMatch(/\w:\/\/|evil\.example/)
    }),
    { numRuns: 500 },
  )
})
