import { expect, it } from 'vitest'

import type { Owner } from '#remotes/registry/owner-of.ts'
import { aTemplate } from '#testing/a-page-request.ts'

import { composePage } from './compose-page.ts'

const folder = 'https://browse.example/1'
const owner: Owner = {
  pattern: '/search',
  release: {
    name: 'browse',
    version: '1',
    entry: `${folder}/remoteEntry.js`,
    contract: '2.0.0',
    paths: ['/search'],
    preload: {},
    texts: {},
  },
}

it('does not say that the page needs a script', () => {
  expect(textOf()).not.toContain('It needs JavaScript.')
})

type Parts = Parameters<typeof composePage>[0]

function textOf(changes: Partial<Parts> = {}): string {
  return composePage({
    template: aTemplate,
    html: '<title>Search</title><div>Results</div>',
    language: 'tr',
    origin: 'https://site.example',
    owner,
    answers: {},
    ...changes,
  })
}

/** The page as a browser reads it. */
function composed(changes: Partial<Parts> = {}): Document {
  return new DOMParser().parseFromString(textOf(changes), 'text/html')
}

const dataOf = (page: Document): unknown =>
  JSON.parse(page.querySelector('script#page-data')?.textContent ?? '')

it('puts what was rendered into the shell’s page, with its data', () => {
  const page = composed({ answers: { newest: {} } })
  expect(page.documentElement.lang).toBe('tr')
  expect(page.querySelector('#root')?.innerHTML).toBe('<div>Results</div>')
  expect(dataOf(page)).toEqual({
    language: 'tr',
    origin: 'https://site.example',
    release: 'browse@1',
    answers: { newest: {} },
  })
  expect(page.querySelector('#environment')?.textContent).toBe('{"firebase":"settings"}')
})

it('names no release for the frame alone', () => {
  expect(dataOf(composed({ owner: undefined }))).toEqual({
    language: 'tr',
    origin: 'https://site.example',
    answers: {},
  })
})

it('cannot be ended by a text in the data', () => {
  const answers = { title: '</script><script>alert(1)</script><!-- $& $1 \u2028' }
  const page = composed({ answers })
  expect(dataOf(page)).toMatchObject({ answers })
  expect([...page.scripts].map(({ id }) => id)).toEqual(['environment', 'page-data'])
})

it('leaves `$` in a text as it is', () => {
  const page = composed({ html: "<title>$& $1</title><div>$' $` $$5</div>" })
  expect(page.title).toBe('$& $1')
  expect(page.querySelector('#root')?.textContent).toBe("$' $` $$5")
})

it('marks what it adds to the head, in place of the shell’s title', () => {
  const page = composed({
    html: '<title>Search</title><link rel="canonical" href="/search"><link rel="alternate" hreflang="tr" href="/search?lang=tr"><meta name="robots" content="noindex"><div></div>',
  })
  const titles = [...page.querySelectorAll('title')].map(({ textContent }) => textContent)
  expect(titles).toEqual(['Search'])
  const served = [...page.head.querySelectorAll('[data-served]')].map(({ tagName }) => tagName)
  expect(served).toEqual(['TITLE', 'LINK', 'LINK', 'META'])
})

it('replaces the shell’s description by the page’s own, if it has one', () => {
  const descriptions = (page: Document) =>
    [...page.querySelectorAll('meta[name="description"]')].map((one) => one.getAttribute('content'))
  expect(descriptions(composed())).toEqual(['Buy and sell'])
  const html = '<title>Civic</title><meta name="description" content="One owner"><div></div>'
  expect(descriptions(composed({ html }))).toEqual(['One owner'])
})

it('requests the styles of this page at once, and its scripts last, with their hashes', () => {
  const preload = {
    '/search': [`${folder}/search.js`, `${folder}/search.css`, `${folder}/card.css`],
    '/': [`${folder}/home.css`],
  }
  const texts = { tr: [`${folder}/tr.js`], en: [`${folder}/en.js`] }
  const hashes = { [`${folder}/search.css`]: 'sha256-abc=', [`${folder}/search.js`]: 'sha256-d=' }
  // This reads the text: a parsed page would request them.
  const text = textOf({
    owner: { ...owner, release: { ...owner.release, preload, texts, hashes } },
  })
  expect(text.match(/<link [^>]*>|<div id="root">/g)).toEqual([
    `<link rel="stylesheet" href="${folder}/search.css" integrity="sha256-abc=" crossorigin="anonymous">`,
    `<link rel="stylesheet" href="${folder}/card.css" crossorigin="anonymous">`,
    '<div id="root">',
    `<link rel="preload" as="script" href="${folder}/remoteEntry.js" crossorigin="anonymous" fetchpriority="low">`,
    `<link rel="preload" as="script" href="${folder}/search.js" integrity="sha256-d=" crossorigin="anonymous" fetchpriority="low">`,
    `<link rel="preload" as="script" href="${folder}/tr.js" crossorigin="anonymous" fetchpriority="low">`,
  ])
})

it('requests the font of its text before everything else', () => {
  const template = aTemplate.replace('</head>', '<script data-font="/font.woff2"></script></head>')
  expect(
    textOf({ template, owner: undefined }).match(/<head>(?:<link [^>]*>)?|<link [^>]*>/g),
  ).toEqual(['<head><link rel="preload" href="/font.woff2" as="font" crossorigin="anonymous">'])
})

it('says in its language, and in no other, that a browser is too old', () => {
  const notice = composed().querySelector('#too-old')
  expect(notice).not.toBeVisible()
  expect(notice).toHaveTextContent(/^Çok eski\.$/)
})

it.each(['<div id="root"></div>', '<title>AdaMarket</title>', '</head>'])(
  'refuses a shell’s page without %s',
  (part) => {
    const template = aTemplate.replace(part, '')
    expect(() => textOf({ template })).toThrow('The shell’s page has no')
  },
)

it('does not say that the page needs a script', () => {
  expect(textOf()).not.toContain('It needs JavaScript.')
})
