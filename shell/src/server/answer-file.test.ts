import { categoryTree } from '@adamarket/shared/domain/category-tree.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { describe, expect, it } from 'vitest'

import { answerFile, isFile } from './answer-file.ts'

const hostile = aListing({
  id: 'hostile',
  title: `</title><script>"&'\u0000\uD83D`,
  description: `]]> & <b>bold</b>`,
  timestamp: '2026-07-04T10:00:00.000Z',
})
const sofa = aListing({
  id: 'sofa',
  title: 'Sofa',
  category: 'Furniture',
  subCategory: 'Sofas',
  timestamp: '2026-07-05T10:00:00.000Z',
})
const stored = [[{ id: 'a&b', changedOn: '2026-07-04' }], [{ id: 'c', changedOn: '2026-07-01' }]]
const sitemap = {
  index: async () => ['2026-07-04', '2026-07-01'],
  file: async (number: number) => stored[number - 1],
}
const reads = { listings: createMemoryListings([hostile, sofa]), sitemap }

const open = (path: string, language: 'en' | 'tr' = 'en') =>
  answerFile({ url: `https://market.example${path}`, language, reads })

/** The document, which has to be well-formed. */
async function xml(path: string, language?: 'en' | 'tr'): Promise<Document> {
  const { status, html } = await open(path, language)
  expect(status).toBe(200)
  const parsed = new DOMParser().parseFromString(html, 'application/xml')
  expect(parsed.querySelector('parsererror')).toBeNull()
  return parsed
}

const texts = (parsed: Document, selector: string) =>
  [...parsed.querySelectorAll(selector)].map(({ textContent }) => textContent)

it.each([
  ['/sitemap.xml', true],
  ['/feed.xml', true],
  ['/listing/a.b', false],
  ['/search', false],
])('%s is a file: %s', (path, expected) => expect(isFile(path)).toBe(expected))

describe('the sitemap', () => {
  it('has an index of its files, with their last change', async () => {
    const index = await xml('/sitemap.xml')
    expect(texts(index, 'sitemap loc')).toEqual([
      'https://market.example/sitemap-pages.xml',
      'https://market.example/sitemap-1.xml',
      'https://market.example/sitemap-2.xml',
    ])
    expect(texts(index, 'lastmod')).toEqual(['2026-07-04', '2026-07-01'])
  })

  it('has the listings of a file, with their last change', async () => {
    const { html } = await open('/sitemap-1.xml')
    expect(html).toContain(
      '<url><loc>https://market.example/listing/a%26b</loc><lastmod>2026-07-04</lastmod></url>',
    )
  })

  it('has the pages and all categories', async () => {
    const pages = texts(await xml('/sitemap-pages.xml'), 'loc')
    const subcategories = categoryTree.flatMap((category) => category.subcategories)
    const searches = pages.filter((page) => page.includes('/search?'))
    expect(searches).toHaveLength(categoryTree.length + subcategories.length)
    expect(pages).toEqual(
      expect.arrayContaining([
        'https://market.example/',
        'https://market.example/privacy-policy',
        'https://market.example/search?query=&location=All&category=Real%20Estate',
      ]),
    )
  })

  it.each(['/sitemap-3.xml', '/sitemap-0.xml', '/sitemap-01.xml', '/other.xml'])(
    'has no file %s',
    async (path) => expect(await open(path)).toMatchObject({ status: 404 }),
  )
})

describe('a feed', () => {
  it('has the newest listings, whatever they contain, and no phone number', async () => {
    const feed = await xml('/feed.xml')
    expect(texts(feed, 'entry title')).toEqual(['Sofa', `</title><script>"&'`])
    expect(texts(feed, 'entry summary')[1]).toBe('£9,500, Girne\n]]> & <b>bold</b>')
    const { html } = await open('/feed.xml')
    expect(html).toContain('<updated>2026-07-05T10:00:00.000Z</updated>')
    expect(html).not.toContain('533000')
  })

  it('is of one category, in the language of the address', async () => {
    const feed = await xml('/feed.xml?category=Furniture', 'tr')
    expect(texts(feed, 'entry title')).toEqual(['Sofa'])
    expect(texts(feed, 'feed > title')).toEqual(['AdaMarket: Mobilya'])
    expect(feed.documentElement.getAttribute('xml:lang')).toBe('tr')
  })

  it('of an unknown category is missing', async () => {
    expect(await open('/feed.xml?category=Airships')).toMatchObject({ status: 404 })
  })
})
