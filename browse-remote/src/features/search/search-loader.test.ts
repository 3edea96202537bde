import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { expect, it } from 'vitest'

import { createSearch } from './search-loader.ts'

const load = (address: string) =>
  createSearch(createMemoryListings([]))({ request: new Request(`https://site.example${address}`) })

it.each([
  [
    '/search?query=girnede+kiral%C4%B1k+2%2B1+daire+600+pound+alt%C4%B1&location=All',
    '/search?query=&location=Girne&category=Real+Estate&subcategory=Apartments&currency=GBP&max=600&dealType=rent&rooms=2%2B1',
  ],
  // The place of the header stays, and so does what else the address says.
  [
    '/search?query=honda+civic+2015+automatic&location=Girne&lang=tr',
    '/search?query=honda+civic&location=Girne&category=Vehicles&subcategory=Cars+for+Sale&gearbox=automatic&year-min=2015&year-max=2015&lang=tr',
  ],
  [
    `/search?query=${encodeURIComponent('сниму квартиру 2+1 в Кирении до 600 фунтов')}&lang=ru`,
    '/search?query=&location=Girne&category=Real+Estate&subcategory=Apartments&currency=GBP&max=600&dealType=rent&rooms=2%2B1&lang=ru',
  ],
  [
    '/search?query=sofa+under+200&sort=price-up',
    '/search?query=sofa&location=All&currency=GBP&max=200&sort=price-up',
  ],
])('%s is forwarded to the address with its filters', async (typed, filtered) => {
  const loaded = await load(typed)
  const address = loaded instanceof Response ? loaded.headers.get('Location') : undefined
  const { searchParams } = new URL(typed, 'https://site.example')
  const { searchParams: expected } = new URL(filtered, 'https://site.example')
  // The search box keeps what was typed.
  expected.set('typed', searchParams.get('query') ?? '')
  const found = new URL(address ?? '', 'https://site.example').searchParams
  expect([...found].toSorted()).toEqual([...expected].toSorted())
})

it.each([
  ['a text that says no filter', '/search?query=honda+civic&location=All'],
  ['one of which only a place is understood', '/search?query=iphone+13+girne&location=All'],
  ['one beside filters', '/search?query=sofa+under+200&location=All&condition=used'],
  ['one whose results begin later', '/search?query=sofa+under+200&location=All&after=1'],
])('%s is searched for as typed', async (_what, address) => {
  const loaded = await load(address)
  expect(loaded).toMatchObject({
    query: { text: new URL(address, 'https://site.example').searchParams.get('query') },
  })
})

it('a text in another script is searched for as typed, by the words of titles', async () => {
  const text = 'угловой диван'
  const loaded = await load(`/search?query=${encodeURIComponent(text)}`)
  expect(loaded).toMatchObject({
    query: { text, translated: { from: text, to: ['corner sofa', text] } },
  })
})
