import { paths } from '@adamarket/shared/contract/paths.ts'
import { languages } from '@adamarket/shared/domain/languages.ts'
import { describe, expect, test } from 'vitest'

import { page as aboutInEnglish } from '#content/en/about.md'
import { page as privacyInEnglish } from '#content/en/privacy.md'
import { page as termsInEnglish } from '#content/en/terms.md'
import { page as aboutInTurkish } from '#content/tr/about.md'
import { page as privacyInTurkish } from '#content/tr/privacy.md'
import { page as termsInTurkish } from '#content/tr/terms.md'

const about = { en: aboutInEnglish, tr: aboutInTurkish }
const terms = { en: termsInEnglish, tr: termsInTurkish }
const privacy = { en: privacyInEnglish, tr: privacyInTurkish }

const pages = [about, terms, privacy]
const allPages = pages.flatMap((page) => languages.map((language) => page[language]))

describe.each(languages)('in %s', (language) => {
  const policies = [terms[language], privacy[language]]

  test('terms and policy are dated July 4, 2025', () => {
    for (const { updated } of policies) expect(updated).toBe('2025-07-04')
  })

  // Specification, sections 1 and 2.11.
  test.each([
    ['18 or older', { en: /18 (years of age )?or older/, tr: /18 yaşında veya daha büyük/ }],
    [
      'deletion of listings',
      { en: /delete (your|their)? ?listings/i, tr: /İlanlarınızı.*silebilirsiniz/ },
    ],
    ['deletion of accounts', { en: /delete your account/, tr: /Hesabınızı.*sil/ }],
    ['favourites', { en: /favourites/, tr: /favori/ }],
    ['in-app chat', { en: /in-app chat/, tr: /uygulama içi sohbet/ }],
    ['blocking', { en: /block/, tr: /engelle/ }],
    ['reporting', { en: /report/, tr: /şikâyet/ }],
    ['push notifications', { en: /push notifications/, tr: /anlık bildirim/ }],
  ] as const)('terms and policy mention %s', (_, words) => {
    for (const { html } of policies) expect(textOf(html)).toMatch(words[language])
  })

  test('About and Terms say that sellers can be blocked, and Terms that the website notifies', () => {
    const blocking = { en: /block a seller/, tr: /satıcıları .*engelleyebilirsiniz/i }
    for (const page of [about[language], terms[language]]) {
      expect(textOf(page.html)).toMatch(blocking[language])
    }
    const notifying = {
      en: /website sends push notifications about saved searches/,
      tr: /Web sitesi, seçtiğiniz tarayıcılara .* anlık bildirimler gönderir/,
    }
    expect(textOf(terms[language].html)).toMatch(notifying[language])
  })

  test('the terms say that paid services are not refunded', () => {
    const words = { en: /Paid services are non-refundable/, tr: /Ücretli hizmetler iade edilmez/ }
    expect(textOf(terms[language].html)).toMatch(words[language])
  })
})

test('a page has the same sections in every language', () => {
  for (const { en, tr } of pages) {
    expect(en.sections.map(({ id }) => id)).toEqual(tr.sections.map(({ id }) => id))
    expect(en.language).toBe('en')
    expect(tr.language).toBe('tr')
  }
})

test('every link leads to an existing page and section of this site', () => {
  const pageAt = { [paths.about]: about, [paths.terms]: terms, [paths.privacy]: privacy }
  for (const { html, language } of allPages) {
    const links = [...elementOf(html).querySelectorAll('a')]
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) {
      const [path = '', anchor] = (link.getAttribute('href') ?? '').split('#')
      expect(Object.values<string>(paths)).toContain(path)
      if (anchor === undefined) continue
      const target = Object.entries(pageAt).find(([known]) => known === path)?.[1]
      expect(target?.[language].sections.map(({ id }) => id)).toContain(anchor)
    }
  }
})

function elementOf(html: string): HTMLElement {
  const element = document.createElement('div')
  element.innerHTML = html
  return element
}

function textOf(html: string): string {
  return elementOf(html).textContent
}
