import { languages } from '@adamarket/shared/domain/languages.ts'
import { formatQuantity } from '@adamarket/shared/i18n/attributes/format-quantity.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { createMemoryProfiles } from '@adamarket/shared/memory/memory-profiles.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { aProfile } from '@adamarket/shared/testing/a-profile.ts'
import { expectServable } from '@adamarket/shared/testing/expect-servable.ts'
import type { ServedPage } from '@adamarket/shared/testing/render-on-server.tsx'
import { renderOnServer } from '@adamarket/shared/testing/render-on-server.tsx'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import * as browse from './routes.tsx'

const civic = aListing({
  id: 'civic',
  title: 'Honda Civic',
  attributes: { mileage: 84_000 },
})
const pictures = [1, 2, 3, 4, 5].map((number) => `https://pictures.example/${number}.webp`)
const chairs = Array.from({ length: 25 }, (_, age) =>
  aListing({
    id: `chair-${age}`,
    title: `Chair ${age}`,
    timestamp: new Date(Date.UTC(2026, 6, 4) - age * 60_000).toISOString(),
  }),
)
const album = aListing({ id: 'album', title: 'Album', imageUrl: pictures })
const listings = createMemoryListings([civic, album, ...chairs])
/** Searches that take longer than everything else. */
const search: typeof listings.search = async (...args) => {
  await new Promise((resolve) => setTimeout(resolve, 100))
  return await listings.search(...args)
}
const services = { listings: { ...listings, search } }

/** React numbers the ids of a page. */
function withoutIds({ status, head, body }: ServedPage) {
  return [status, head, body].map((part) => String(part).replaceAll(/_[rR]_\w+_/g, ''))
}

describe.each(languages)('on a server, in %s', (language) => {
  const open = (path: string) => renderOnServer(browse, { path, language, services })
  const km = (count: number) => formatQuantity(count, 'km', language)

  it.each([
    ['the home page', '/'],
    ['the search page', '/search?query=civic'],
    ['a listing', '/listing/civic'],
  ])('%s has its heading and its data', async (_name, path) => {
    const page = await open(path)
    expectServable(page)
    expect(page.body).toContain('Honda Civic')
  })

  it('the home page requests the poster of the light theme first, and that of the dark one where it is shown', async () => {
    const { body } = await open('/')
    const posters = body.match(/<img [^>]*(?:harbour|evening)[^>]*>/g) ?? []
    expect(posters.map((tag) => /loading="\w+"/.exec(tag)?.[0])).toEqual([
      'loading="eager"',
      'loading="lazy"',
    ])
    expect(posters[0]).toContain('fetchPriority="high"')
  })

  it('a listing has the facts that it states', async () => {
    const page = await open('/listing/civic')
    expect(page.body).toContain(km(84_000))
  })

  it('the next results have an address of their own, which is not indexed', async () => {
    const first = await open('/search?query=chair')
    expect(first.body).toContain('href="/search?query=chair&amp;location=All&amp;after=chair-19"')
    expect(first.body).not.toContain('Chair 20')
    const next = await open('/search?query=chair&after=chair-19')
    expectServable(next)
    expect(next.body).toContain('Chair 20')
    expect(next.body).not.toContain('Chair 19')
    expect(next.body).toContain('href="/search?query=chair&amp;location=All"')
    expect(next.head).toContain('noindex')
  })

  it('a search with a slip has the results of what was meant', async () => {
    const page = await open('/search?query=hnoda')
    expectServable(page)
    expect(page.body).toMatch(/[“«]\u2068?hnoda\u2069?[”»]/)
    expect(page.body).toMatch(/[“«]\u2068?Honda\u2069?[”»]/)
    expect(page.body).toContain('/listing/civic')
  })

  it('the filters are a form that the browser can send', async () => {
    const { body } = await open('/search?query=civic&sort=price-up')
    const [, form = '', fields = ''] =
      /<form id="([^"]+)"[^>]* action="\/search">(.*?)<\/form>/.exec(body) ?? []
    for (const name of ['query', 'location', 'condition', 'category', 'min', 'max', 'currency']) {
      expect(fields).toContain(`name="${name}"`)
    }
    const [sort = ''] = /<select[^>]* name="sort"[^>]*>/.exec(body) ?? []
    expect(sort).toContain(`form="${form}"`)
  })

  it('the filters of a category are in the form', async () => {
    const page = await open(
      '/search?query=civic&category=Vehicles&subcategory=Cars%20for%20Sale&mileage-max=100000',
    )
    expectServable(page)
    expect(page.body).toContain('/listing/civic')
    for (const name of ['year-min', 'mileage-max', 'gearbox']) {
      expect(page.body).toContain(`name="${name}"`)
    }
    expect(page.body).toContain(km(100_000))
  })

  it('all pictures of a listing are linked without a script', async () => {
    const { body } = await open('/listing/album')
    const [, links = ''] = /<noscript>(.*?)<\/noscript>/.exec(body) ?? []
    expect(links.match(/href="[^"]+"/g)).toEqual(pictures.map((link) => `href="${link}"`))
  })

  it('the seller of a listing is read as well, for the page’s script', async () => {
    const profiles = createMemoryProfiles([aProfile({ id: civic.userId })])
    const byId = vi.spyOn(profiles, 'byId')
    const own = { ...services, profiles }
    await renderOnServer(browse, { path: '/listing/civic', language, services: own })
    expect(byId).toHaveBeenCalledExactlyOnceWith(civic.userId)
  })

  it('a missing listing says so', async () => {
    const page = await open('/listing/none')
    expectServable(page)
    expect(page.head).toContain('noindex')
  })
})

/** Values of a link that was cut, encoded twice, emptied, or written by another site. */
const broken = ['', 'newes', 'newest%20', 'newest%2520abc', 'a%20b%20c', '%E0%A4%A', '%00', '[]']
const names = [
  'after',
  'location',
  'condition',
  'category',
  'subcategory',
  'currency',
  'min',
  'max',
  'sort',
  'mileage-max',
  'unknown',
]

describe('the search page', () => {
  const renderSearch = (parameters: string) =>
    renderOnServer(browse, { path: `/search?query=chair${parameters}`, services })
  let plain: ReturnType<typeof withoutIds>
  beforeAll(async () => {
    plain = withoutIds(await renderSearch(''))
  })

  it.each([
    ...broken.map((value) => names.map((name) => `&${name}=${value}`).join('')),
    '&after=newest',
  ])('ignores what it cannot read in %s', async (parameters) => {
    const page = await renderSearch(parameters)
    expectServable(page)
    expect(withoutIds(page)).toEqual(plain)
  })
})
