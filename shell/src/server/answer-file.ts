import { hrefs, paths } from '@adamarket/shared/contract/paths.ts'
import { parseCategory } from '@adamarket/shared/domain/category-tree.ts'
import type { Language } from '@adamarket/shared/domain/languages.ts'
import { translators } from '@adamarket/shared/i18n/bundled-texts.ts'
import { foundFor } from '@adamarket/shared/i18n/found-texts.ts'
import { nameOfCategory } from '@adamarket/shared/i18n/all-category-names.ts'
import type { PageTexts } from '@adamarket/shared/i18n/shared-texts.ts'
import { ownTexts } from '@adamarket/shared/i18n/shared-texts.ts'
import type { PageAnswer } from '@adamarket/shared/contract/page-request.ts'

import type { ServerReads } from '#host/data/connect-on-server.ts'
import type en from '#texts/en/feed.json'

import { atomFeed } from './atom-feed.ts'
import { listingsSitemap, pagesSitemap, sitemapIndex } from './sitemap-files.ts'

const pages = import.meta.glob<PageTexts<typeof en>>('../texts/*/feed.json', {
  query: '?page=cards,places',
  eager: true,
  import: 'default',
})

const feedTexts = translators((language) => ownTexts(language, foundFor(pages, language)))

/** Listings in a feed. */
const feedLength = 50

/**
 * How long Hosting's caches answer, in seconds: crawlers and feed readers ask often, and data is read once. A feed has
 * the titles of listings, which may be removed.
 */
const cachedSeconds = { sitemap: 3_600, feed: 60 }

const listingsFile = /^\/sitemap-([1-9]\d{0,3})\.xml$/

type FileRequest = {
  readonly url: string
  readonly language: Language
  readonly reads: Pick<ServerReads, 'listings' | 'sitemap'>
}

/** Whether an address is one of the files for crawlers and feed readers. */
export function isFile(pathname: string): boolean {
  return pathname.endsWith('.xml')
}

/** The sitemap and the feeds. Rejects when they cannot be read. */
export async function answerFile({ url, language, reads }: FileRequest): Promise<PageAnswer> {
  const { origin, pathname, searchParams } = new URL(url)
  const sitemap = (xml: string) => fileAnswer('application/xml', cachedSeconds.sitemap, xml)
  if (pathname === '/sitemap.xml') return sitemap(sitemapIndex(origin, await reads.sitemap.index()))
  if (pathname === '/sitemap-pages.xml') return sitemap(pagesSitemap(origin))
  const [, number] = listingsFile.exec(pathname) ?? []
  if (number !== undefined) {
    const listings = await reads.sitemap.file(Number(number))
    return listings ? sitemap(listingsSitemap(origin, listings)) : notFound
  }
  if (pathname === '/feed.xml') return await feed(origin, searchParams, { language, reads })
  return notFound
}

async function feed(
  origin: string,
  searchParams: URLSearchParams,
  { language, reads }: Omit<FileRequest, 'url'>,
): Promise<PageAnswer> {
  const wanted = searchParams.get('category')
  const category = parseCategory(wanted)
  if (wanted !== null && !category) return notFound
  const query = { text: '', location: 'All', ...(category && { category }) } as const
  const found = category
    ? await reads.listings.search(query, { limit: feedLength })
    : await reads.listings.newest(feedLength)
  if (!found.ok) throw found.error.cause
  const name = category && nameOfCategory(category, language)
  const t = feedTexts(language)
  return fileAnswer(
    'application/atom+xml',
    cachedSeconds.feed,
    atomFeed({
      origin,
      path: category ? hrefs.feed(category) : hrefs.feed(),
      page: category ? hrefs.search(query) : paths.home,
      title: name === undefined ? t('title') : t('ofCategory', { name }),
      language,
      listings: 'listings' in found.value ? found.value.listings : found.value,
    }),
  )
}

function fileAnswer(type: string, seconds: number, text: string): PageAnswer {
  return {
    status: 200,
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': `public, max-age=0, s-maxage=${seconds}`,
    },
    html: text,
  }
}

const notFound: PageAnswer = {
  status: 404,
  headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  html: '',
}
