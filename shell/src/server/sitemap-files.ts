import { hrefs, paths } from '@adamarket/shared/contract/paths.ts'
import { categoryTree } from '@adamarket/shared/domain/category-tree.ts'
import { escapeXml } from '@adamarket/shared/domain/text/escape-xml.ts'
import type { SitemapEntry } from '@adamarket/shared/domain/sitemap.ts'

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

type Address = { readonly path: string; readonly changedOn?: string }

/** The sitemap's index: the pages of the site, and the files of listings. */
export function sitemapIndex(origin: string, changedOn: readonly string[]): string {
  const files: readonly Address[] = [
    { path: '/sitemap-pages.xml' },
    ...changedOn.map((day, index) => ({ path: `/sitemap-${index + 1}.xml`, changedOn: day })),
  ]
  const list = files.map((file) => `<sitemap>${located(origin, file)}</sitemap>`)
  return `${head}<sitemapindex xmlns="${namespace}">${list.join('')}</sitemapindex>\n`
}

/** The pages that are always there: home, the categories, the static pages. */
export function pagesSitemap(origin: string): string {
  const everything = { text: '', location: 'All' } as const
  const categories = categoryTree.flatMap(({ name: category, subcategories }) => [
    hrefs.search({ ...everything, category }),
    ...subcategories.map((subcategory) => hrefs.search({ ...everything, category, subcategory })),
  ])
  const { home, about, contact, terms, privacy } = paths
  const all = [home, ...categories, about, contact, terms, privacy]
  return urlSet(
    origin,
    all.map((path) => ({ path })),
  )
}

export function listingsSitemap(origin: string, listings: readonly SitemapEntry[]): string {
  return urlSet(
    origin,
    listings.map(({ id, changedOn }) => ({ path: hrefs.listing(id), changedOn })),
  )
}

function urlSet(origin: string, addresses: readonly Address[]): string {
  const list = addresses.map((address) => `<url>${located(origin, address)}</url>`)
  return `${head}<urlset xmlns="${namespace}">${list.join('')}</urlset>\n`
}

function located(origin: string, { path, changedOn }: Address): string {
  const changed = changedOn === undefined ? '' : `<lastmod>${escapeXml(changedOn)}</lastmod>`
  return `<loc>${escapeXml(`${origin}${path}`)}</loc>${changed}`
}
