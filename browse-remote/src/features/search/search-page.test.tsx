import { appError } from '@adamarket/shared/domain/app-error.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'
import type { ListingsPort } from '@adamarket/shared/domain/ports.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { blockingStore } from '@adamarket/shared/testing/blocking-store.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import * as browse from '#expose/routes.tsx'

const crowd = Array.from({ length: 45 }, (_, age) =>
  aListing({
    id: `chair-${age}`,
    title: `Chair ${age}`,
    timestamp: new Date(Date.UTC(2026, 6, 4) - age * 60_000).toISOString(),
  }),
)

function open(path: string, listings: ListingsPort = createMemoryListings(crowd)) {
  const search = vi.spyOn(listings, 'search')
  return renderRemote(browse, { path, services: { listings } }).then((rendered) => ({
    ...rendered,
    search,
  }))
}

function rowCount() {
  return screen.getAllByRole('heading', { level: 2 }).length
}

describe('blocked sellers', () => {
  it('are left out, and a page that has no others is followed by the next one', async () => {
    // Two pages of the spammer's chairs come before the others.
    const mixed = crowd.map((chair, at) => ({ ...chair, userId: at < 40 ? 'spammer' : 'ayse' }))
    const listings = createMemoryListings(mixed)
    const blockedSellers = blockingStore('spammer')
    const path = '/search?query=chair&location=All'
    await renderRemote(browse, { path, services: { listings, blockedSellers } })
    expect(await screen.findByRole('link', { name: 'Chair 40' })).toBeVisible()
    expect(rowCount()).toBe(5)
    expect(screen.getByText('5 listings in total')).toBeVisible()
    expect(screen.getByText('5 listings')).toBeVisible()
    act(() => blockedSellers.setState({ sellers: [] }))
    expect(rowCount()).toBe(45)
  })

  it('are not counted among what other filters would show', async () => {
    const own = { ...crowd[0], id: 'own', title: 'Chair of Ayşe', condition: 'new' as const }
    const spam = { ...own, id: 'spam', userId: 'spammer' }
    const services = {
      listings: createMemoryListings([aListing(own), aListing(spam)]),
      blockedSellers: blockingStore('spammer'),
    }
    await renderRemote(browse, { path: '/search?query=chair&location=All', services })
    const rail = within(await screen.findByRole('complementary', { name: 'Filters' }))
    await userEvent.click(rail.getByLabelText('New'))
    await waitFor(() => expect(rail.getByRole('status')).toHaveTextContent('1 listing matches'))
  })

  it('can be all results: then nothing is found', async () => {
    const services = {
      listings: createMemoryListings(crowd.map((chair) => ({ ...chair, userId: 'spammer' }))),
      blockedSellers: blockingStore('spammer'),
    }
    await renderRemote(browse, { path: '/search?query=chair&location=All', services })
    expect(await screen.findByText('No results found for "chair"')).toBeVisible()
    expect(screen.queryByText(/^\d+ listings$/)).toBeNull()
  })
})

describe('the heading', () => {
  it('is Search Results for the query in quotes', async () => {
    await open('/search?query=chair&location=All')
    const name = 'Search Results for "chair"'
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
    await waitFor(() => expect(document.title).toBe('Search Results for "chair" · AdaMarket'))
  })

  it.each([
    ['Jobs', '“İş İlanları” için arama sonuçları'],
    ['mobile & tablets', '“Telefon ve Tablet” için arama sonuçları'],
    ['chair', '“chair” için arama sonuçları'],
  ])('names the query %j of a tab or tile in Turkish', async (query, name) => {
    await renderRemote(browse, {
      path: `/search?query=${encodeURIComponent(query)}`,
      language: 'tr',
    })
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
  })

  it('shows a hostile query as text', async () => {
    const hostile = '<img src=x onerror=alert(1)>{{count}} $t(tryAgain)'
    await open(`/search?query=${encodeURIComponent(hostile)}`)
    expect(await screen.findByText(`No results found for "${hostile}"`)).toBeVisible()
    expect(document.querySelector('img[src="x"]')).toBeNull()
  })
})

describe('a result', () => {
  it('marks the text of the search, ignoring case and accents', async () => {
    const listing = aListing({ title: 'ŞİŞME bot', location: 'Girne' })
    const { container } = await open('/search?query=sisme', createMemoryListings([listing]))
    expect(await screen.findByRole('link', { name: 'ŞİŞME bot' })).toBeVisible()
    expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      'ŞİŞME',
    ])
  })

  it('shows first image, title, description, currency and price, location and date', async () => {
    const imageUrl = ['https://pictures.example/first.webp', 'https://pictures.example/next.webp']
    const listing = aListing({ title: 'Sofa & table', description: 'Hardly used.', imageUrl })
    await open('/search?query=sofa', createMemoryListings([listing]))
    const row = within(await screen.findByRole('region', { name: 'Results' })).getByRole('listitem')
    for (const text of ['Sofa & table', 'Hardly used.', '£9,500', 'Girne', '4 Jul 2026']) {
      expect(row).toHaveTextContent(text)
    }
    const pictures = [...row.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))
    expect(pictures).toEqual(['https://pictures.example/first.webp'])
  })

  it('has buttons to call and for WhatsApp', async () => {
    await open('/search?query=sofa', createMemoryListings([aListing({ title: 'Sofa & table' })]))
    const call = await screen.findByRole('button', { name: 'Call about Sofa & table' })
    expect(call).toHaveTextContent('Call')
    const whatsapp = screen.getByRole('button', { name: 'WhatsApp about Sofa & table' })
    expect(whatsapp).toHaveTextContent('WhatsApp')
  })

  it('says that its price is negotiable', async () => {
    const listing = aListing({ year: 2016, negotiable: true })
    await open('/search?query=civic', createMemoryListings([listing]))
    expect(await screen.findByText('2016 · Negotiable')).toBeVisible()
  })

  it('contains no number until the visitor asks for it', async () => {
    const { container } = await open(
      '/search?query=sofa',
      createMemoryListings([aListing({ title: 'Sofa' })]),
    )
    const call = await screen.findByRole('button', { name: 'Call about Sofa' })
    expect(container.innerHTML).not.toContain('5330000001')
    await userEvent.click(call)
    const number = await screen.findByRole('link', { name: '+905330000001' })
    expect(number).toHaveAttribute('href', 'tel:+905330000001')
    expect(number).toHaveFocus()
  })

  it('has the contact buttons that its page has', async () => {
    const listing = aListing({ title: 'Sofa', contactMethod: ['Whatsapp'] })
    await open('/search?query=sofa', createMemoryListings([listing]))
    expect(await screen.findByRole('button', { name: 'WhatsApp about Sofa' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Call/ })).toBeNull()
  })

  it('has no contact buttons when the stored number is invalid', async () => {
    const listing = aListing({ title: 'Sofa', phoneNumber: 'javascript:alert(1)' })
    await open('/search?query=sofa', createMemoryListings([listing]))
    expect(await screen.findByRole('link', { name: 'Sofa' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /Call|WhatsApp/ })).toBeNull()
  })
})

describe('a text with a slip', () => {
  const phones = Array.from({ length: 25 }, (_, age) =>
    aListing({
      id: `phone-${age}`,
      title: `Telefon ${age}`,
      timestamp: new Date(Date.UTC(2026, 6, 4) - age * 60_000).toISOString(),
    }),
  )

  it('finds what was meant when nothing matches, says so, and loads more of it', async () => {
    const { container } = await open('/search?query=telfon', createMemoryListings(phones))
    expect(await screen.findByRole('link', { name: 'Telefon 0' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('"telfon"')
    const said = 'No listings match “telfon”. Showing results for “telefon”.'
    expect(screen.getByText(said)).toHaveRole('status')
    expect(container.querySelector('mark')).toHaveTextContent('Telefon')
    const more = screen.getByRole('link', { name: 'Show more' })
    expect(more.getAttribute('href')).toContain('query=telefon&')
    await userEvent.click(more)
    expect(await screen.findByText('25 listings in total')).toBeVisible()
    expect(screen.getByText(said)).toBeVisible()
  })

  it('is searched as typed when something matches', async () => {
    const listings = createMemoryListings([...phones, aListing({ title: 'Telfon' })])
    await open('/search?query=telfon', listings)
    expect(await screen.findByRole('link', { name: 'Telfon' })).toBeVisible()
    expect(screen.queryByText(/^No listings match/)).toBeNull()
    expect(rowCount()).toBe(1)
  })

  it('finds nothing when what was meant finds nothing', async () => {
    const { search } = await open('/search?query=telfon')
    expect(await screen.findByText('No results found for "telfon"')).toBeVisible()
    const pages = search.mock.calls.filter(([, { limit }]) => limit > 1)
    expect(pages.map(([query]) => query.text)).toEqual(['telfon', 'telefon'])
  })
})

describe('a text of which nothing has every word', () => {
  const sofas = createMemoryListings([
    aListing({ title: 'Corner sofa', category: 'Furniture', subCategory: 'Sofas' }),
  ])

  it('is searched for without some of them, and the page says which', async () => {
    await open('/search?query=inflatable+sofa', sofas)
    expect(await screen.findByRole('link', { name: 'Corner sofa' })).toBeVisible()
    const said = 'No listings match every word of “inflatable sofa”. Left out: inflatable.'
    expect(screen.getByText(said)).toHaveRole('status')
  })

  it('names them as they were typed, in another script and beside filters', async () => {
    const typed = encodeURIComponent('надувной диван до 500')
    await open(`/search?query=inflatable+sofa&currency=GBP&max=9999999&typed=${typed}`, sofas)
    expect(await screen.findByRole('link', { name: 'Corner sofa' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('надувной диван до 500')
    expect(screen.getByText(/Left out: надувной\.$/)).toBeVisible()
  })

  it('finds nothing when none of them finds anything', async () => {
    await open('/search?query=qwertz+asdf', sofas)
    expect(await screen.findByText('No results found for "qwertz asdf"')).toBeVisible()
  })
})

describe('how many listings there are', () => {
  it('is counted when not all are shown', async () => {
    const { listings, count } = counting(45, true)
    await open('/search?query=chair', listings)
    expect(await screen.findByText('45 listings')).toBeVisible()
    expect(count).toHaveBeenCalledOnce()
  })

  it('is counted as far as the rules allow', async () => {
    await open('/search?query=chair', counting(100, false).listings)
    expect(await screen.findByText('100+ listings')).toBeVisible()
  })

  it('is an estimate when others may have been counted', async () => {
    await open('/search?query=chair', counting(52, false).listings)
    expect(await screen.findByText('About 52 listings')).toBeVisible()
  })

  it('is at least what is shown while it is not known', async () => {
    const listings = createMemoryListings(crowd)
    const count = vi.fn(async () => err(appError('unavailable', new Error('No answer'))))
    await open('/search?query=chair', { ...listings, count })
    expect(await screen.findByText('20+ listings')).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: 'Show more' }))
    expect(await screen.findByText('40+ listings')).toBeVisible()
  })

  it('is not counted when all are shown', async () => {
    const { listings, count } = counting(7, true)
    await open('/search?query=chair+44', listings)
    expect(await screen.findByText('1 listing')).toBeVisible()
    expect(count).not.toHaveBeenCalled()
  })

  function counting(found: number, isExact: boolean) {
    const count = vi.fn(async () => ok({ count: found, isExact }))
    return { listings: { ...createMemoryListings(crowd), count }, count }
  }
})

describe('the list', () => {
  it('loads more pages and says how much is shown', async () => {
    await open('/search?query=chair')
    expect(await screen.findByText('Showing 20 listings')).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: 'Show more' }))
    expect(await screen.findByText('Showing 40 listings')).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: 'Show more' }))
    expect(await screen.findByText('45 listings in total')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull()
    expect(rowCount()).toBe(45)
  })

  it('begins where the address says, and adds to it', async () => {
    const { router } = await open('/search?query=chair&after=chair-9')
    expect(await screen.findByRole('link', { name: 'Chair 10' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Chair 9' })).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'Show more' }))
    expect(await screen.findByText('Showing 35 listings')).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: 'Show the first results' }))
    expect(await screen.findByRole('link', { name: 'Chair 0' })).toBeVisible()
    expect(router.state.location.search).toBe('?query=chair&location=All')
  })

  it('begins at the start when the address has a cursor of another search', async () => {
    await open('/search?query=chair&after=nothing')
    expect(await screen.findByRole('link', { name: 'Chair 0' })).toBeVisible()
  })

  it('moves the focus to the first new row', async () => {
    await open('/search?query=chair')
    await userEvent.click(await screen.findByRole('link', { name: 'Show more' }))
    await waitFor(() => expect(screen.getByRole('link', { name: 'Chair 20' })).toHaveFocus())
    await userEvent.click(screen.getByRole('link', { name: 'Show more' }))
    await waitFor(() => expect(screen.getByRole('link', { name: 'Chair 40' })).toHaveFocus())
  })

  it('shows no sold listing', async () => {
    const sold = aListing({ id: 'sold', title: 'Chair that is gone', status: 'sold' })
    await open('/search?query=chair', createMemoryListings([sold, aListing({ title: 'Chair' })]))
    expect(await screen.findByRole('link', { name: 'Chair' })).toBeVisible()
    expect(screen.queryByText('Chair that is gone')).toBeNull()
  })

  it('is unchanged when going back from a listing, and nothing is read again', async () => {
    const { search, router } = await open('/search?query=chair')
    await userEvent.click(await screen.findByRole('link', { name: 'Show more' }))
    await userEvent.click(await screen.findByRole('link', { name: 'Chair 30' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Back to Results' }))
    // Without a placeholder in between, in which the router could not restore the scroll position.
    await waitFor(() => expect(router.state.location.pathname).toBe('/search'))
    expect(await screen.findByRole('link', { name: 'Chair 39' })).toBeVisible()
    expect(rowCount()).toBe(40)
    expect(search).toHaveBeenCalledTimes(2)
  })

  it('is read again when the search is submitted again', async () => {
    const { search, router } = await open('/search?query=chair')
    await userEvent.click(await screen.findByRole('link', { name: 'Chair 0' }))
    await act(() => router.navigate('/search?query=chair'))
    await screen.findByRole('link', { name: 'Chair 0' })
    await waitFor(() => expect(search).toHaveBeenCalledTimes(2))
  })

  it('says that it could not be read, and tries again', async () => {
    const listings = createMemoryListings(crowd)
    const failure = err(appError('unavailable', new Error('offline')))
    vi.spyOn(listings, 'search').mockResolvedValueOnce(failure)
    await open('/search?query=chair', listings)
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the results')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Chair 0' })).toBeVisible()
  })

  it('stays when the next page fails', async () => {
    const { search } = await open('/search?query=chair')
    await screen.findByText('Showing 20 listings')
    search.mockResolvedValueOnce(err(appError('throttled', new Error('quota'))))
    await userEvent.click(screen.getByRole('link', { name: 'Show more' }))
    expect(await screen.findByText('Couldn’t load more results.')).toBeVisible()
    expect(rowCount()).toBe(20)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Showing 40 listings')).toBeVisible()
    expect(rowCount()).toBe(40)
  })
})

describe('the layout', () => {
  it('is rows until the visitor chooses a grid, which the device remembers', async () => {
    const { unmount } = await open('/search?query=chair')
    const button = await screen.findByRole('button', { name: 'Show as a grid', pressed: false })
    expect(await screen.findByRole('button', { name: 'Call about Chair 0' })).toBeVisible()
    await userEvent.click(button)
    expect(screen.queryByRole('button', { name: /^Call/ })).toBeNull()
    expect(screen.getByRole('link', { name: 'Chair 0' })).toBeVisible()
    unmount()
    await open('/search?query=chair')
    expect(
      await screen.findByRole('button', { name: 'Show as a grid', pressed: true }),
    ).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Chair 0' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Call/ })).toBeNull()
  })
})
