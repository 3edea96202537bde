import { paths } from '@adamarket/shared/contract/paths.ts'
import type { Language } from '@adamarket/shared/domain/languages.ts'
import { languages } from '@adamarket/shared/domain/languages.ts'
import type { Found } from '@adamarket/shared/i18n/found-texts.ts'
import { foundFor } from '@adamarket/shared/i18n/found-texts.ts'
import { describe, expect, test } from 'vitest'

import type { StaticPage } from '#features/reading/static-page.ts'

const aboutIn = found(
  import.meta.glob<StaticPage>('../content/*/about.md', { eager: true, import: 'page' }),
)
const termsIn = found(
  import.meta.glob<StaticPage>('../content/*/terms.md', { eager: true, import: 'page' }),
)
const privacyIn = found(
  import.meta.glob<StaticPage>('../content/*/privacy.md', { eager: true, import: 'page' }),
)

const pages = [aboutIn, termsIn, privacyIn]
const allPages = pages.flatMap((page) => languages.map((language) => page(language)))

/** The languages whose texts were written, rather than translated from the English ones. */
const written = ['en', 'tr'] as const

describe.each(written)('in %s', (language) => {
  const [about, terms, privacy] = [aboutIn(language), termsIn(language), privacyIn(language)]
  const policies = [terms, privacy]

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
    for (const page of [about, terms]) {
      expect(textOf(page.html)).toMatch(blocking[language])
    }
    const notifying = {
      en: /website sends push notifications about saved searches/,
      tr: /Web sitesi, seçtiğiniz tarayıcılara .* anlık bildirimler gönderir/,
    }
    expect(textOf(terms.html)).toMatch(notifying[language])
  })

  test('the terms say that paid services are not refunded', () => {
    const words = { en: /Paid services are non-refundable/, tr: /Ücretli hizmetler iade edilmez/ }
    expect(textOf(terms.html)).toMatch(words[language])
  })
})

// Specification, section 1.
test.each([
  ['users are 18 or older', ['AdaMarket is for people aged 18 or older.']],
  ['listings may be deleted', ['You may delete your listings whenever you wish']],
  ['accounts may be deleted', ['You may delete your account in Settings']],
  ['favourites exist', ['your favourites, your saved searches, whether we may email you']],
  ['in-app chat exists', ['the messages of the in-app chat, whom you have blocked']],
  [
    'blocking and reporting exist',
    ['the sellers you have blocked (their names, and when)', 'your reports (the listing,'],
  ],
  ['push notifications exist', ['lets your phone receive push notifications']],
])('the policy says that %s', (_, sentences) => {
  for (const words of sentences) expect(textOf(privacyIn('en').html)).toContain(words)
})

describe.each(languages)('a page in %s', (language) => {
  test('is dated July 4, 2025, if it is a policy', () => {
    for (const page of [termsIn(language), privacyIn(language)]) {
      expect(page.updated).toBe('2025-07-04')
    }
  })

  test('has the sections, lists and emphasis of the English one', () => {
    for (const page of pages) {
      expect(page(language).language).toBe(language)
      expect(outlineOf(page(language))).toEqual(outlineOf(page('en')))
    }
  })

  test('says that the English text is the binding one, where it is a translation', () => {
    const isTranslated = written.every((one) => one !== language)
    for (const [page, path] of [
      [termsIn, paths.terms],
      [privacyIn, paths.privacy],
    ] as const) {
      const link = elementOf(page(language).html).querySelector(`em a[href="${path}?lang=en"]`)
      expect(link !== null).toBe(isTranslated)
    }
  })
})

test('every link leads to an existing page and section of this site', () => {
  const pageAt = { [paths.about]: aboutIn, [paths.terms]: termsIn, [paths.privacy]: privacyIn }
  for (const { html, language } of allPages) {
    const links = [...elementOf(html).querySelectorAll('a')]
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) {
      const [path = '', anchor] = (link.getAttribute('href') ?? '')
        .replace('?lang=en', '')
        .split('#')
      expect(Object.values<string>(paths)).toContain(path)
      if (anchor === undefined) continue
      const target = Object.entries(pageAt).find(([known]) => known === path)?.[1]
      expect(target?.(language).sections.map(({ id }) => id)).toContain(anchor)
    }
  }
})

/** What a translation keeps: the order of its elements, without the note about itself. */
function outlineOf({ html }: StaticPage): readonly string[] {
  const page = elementOf(html)
  page.querySelector('p:has(> em > a)')?.remove()
  return [...page.querySelectorAll('*')].map(({ id, tagName }) => `${tagName}${id && `#${id}`}`)
}

/** By language. */
function found(pagesByPath: Found<StaticPage>): (language: Language) => StaticPage {
  return (language) => foundFor(pagesByPath, language)
}

function elementOf(html: string): HTMLElement {
  const element = document.createElement('div')
  element.innerHTML = html
  return element
}

function textOf(html: string): string {
  return elementOf(html).textContent
}
