import { appError } from '@adamarket/shared/domain/app-error.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'
import { createMemoryConnectivity } from '@adamarket/shared/memory/memory-connectivity.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { createThemeStore } from '@adamarket/shared/state/theme-store.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { blockingStore } from '@adamarket/shared/testing/blocking-store.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { quietMs } from '@adamarket/shared/ui/when-idle.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'

import * as browse from '#expose/routes.tsx'

const stock = Array.from({ length: 12 }, (_, age) =>
  aListing({
    id: `listing-${age}`,
    title: `Listing ${age}`,
    timestamp: new Date(Date.UTC(2026, 6, 4) - age * 86_400_000).toISOString(),
  }),
)

function openHome(listings = createMemoryListings(stock)) {
  return renderRemote(browse, { path: '/', services: { listings } })
}

async function featured() {
  const section = await screen.findByRole('region', { name: 'Featured Listings' })
  return within(section)
}

describe('the featured listings', () => {
  it('are the ten newest, newest first', async () => {
    await openHome()
    await screen.findByRole('link', { name: 'Listing 0' })
    const titles = (await featured()).getAllByRole('heading', { level: 3 })
    expect(titles.map(({ textContent }) => textContent)).toEqual(
      stock.slice(0, 10).map(({ title }) => title),
    )
  })

  it('leave out blocked sellers, whose places older listings take', async () => {
    const spam = stock.map((listing) => ({
      ...listing,
      id: `spam-${listing.id}`,
      userId: 'spammer',
    }))
    const older = stock.map((listing) => ({ ...listing, timestamp: '2026-01-01T00:00:00.000Z' }))
    const listings = createMemoryListings([...spam, ...older])
    const blockedSellers = blockingStore('spammer')
    await renderRemote(browse, { path: '/', services: { listings, blockedSellers } })
    const cards = await featured()
    await waitFor(() => expect(cards.getAllByRole('heading', { level: 3 })).toHaveLength(10))
    const links = cards.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links.filter((href) => href?.includes('spam'))).toEqual([])
  })

  it('never look empty while older ones are read', async () => {
    const spam = stock.map((listing) => ({ ...listing, userId: 'spammer' }))
    const listings = createMemoryListings([
      ...spam,
      aListing({ timestamp: '2026-01-01T00:00:00Z' }),
    ])
    let release = () => {}
    const delay = new Promise<void>((resolve) => {
      release = resolve
    })
    const newest: typeof listings.newest = async (limit) => {
      if (limit > 10) await delay
      return await listings.newest(limit)
    }
    const blockedSellers = blockingStore('spammer')
    await renderRemote(browse, {
      path: '/',
      services: { listings: { ...listings, newest }, blockedSellers },
    })
    expect(await screen.findByText('Loading the newest listings')).toBeInTheDocument()
    expect(screen.queryByText('No listings found.')).toBeNull()
    release()
    expect(await screen.findByRole('link', { name: 'Honda Civic 1.6 automatic' })).toBeVisible()
  })

  it('stay when the device has fewer older ones', async () => {
    const spam = aListing({ id: 'spam', timestamp: '2026-07-05T00:00:00Z', userId: 'spammer' })
    const listings = createMemoryListings([spam, ...stock])
    const newest = vi.fn<typeof listings.newest>((limit) =>
      limit > 10 ? Promise.resolve(ok(stock.slice(0, 3))) : listings.newest(limit),
    )
    const blockedSellers = blockingStore('spammer')
    await renderRemote(browse, {
      path: '/',
      services: { listings: { ...listings, newest }, blockedSellers },
    })
    await waitFor(() => expect(newest).toHaveBeenCalledWith(11))
    await act(async () => undefined)
    expect((await featured()).getAllByRole('heading', { level: 3 })).toHaveLength(9)
  })

  it('are replaced by a message when every seller is blocked', async () => {
    const blockedSellers = blockingStore('ayse')
    await renderRemote(browse, {
      path: '/',
      services: { listings: createMemoryListings(stock), blockedSellers },
    })
    expect(await screen.findByText('No listings found.')).toBeVisible()
  })

  it('end with a link to all listings', async () => {
    await openHome()
    await screen.findByRole('link', { name: 'Listing 0' })
    const all = (await featured()).getByRole('link', { name: 'See all listings' })
    expect(all).toHaveAttribute('href', '/search?query=&location=All')
  })

  it('show the first image, title, price with currency, year, location and date', async () => {
    const imageUrl = ['first', 'second'].map((name) => `https://pictures.example/${name}.webp`)
    await openHome(createMemoryListings([aListing({ year: 2016, imageUrl })]))
    const title = await screen.findByRole('link', { name: 'Honda Civic 1.6 automatic' })
    const [card = title] = (await featured()).getAllByRole('listitem')
    expect(card).toContainElement(title)
    for (const text of ['£9,500', '2016', 'Girne', '4 Jul 2026']) {
      expect(within(card).getByText(text)).toBeVisible()
    }
    const [picture, ...others] = card.querySelectorAll('img')
    expect(picture).toHaveAttribute('src', expect.stringContaining('first'))
    expect(others).toEqual([])
  })

  it('load no picture before it is near', async () => {
    await openHome(createMemoryListings([aListing(), ...stock.slice(0, 5)]))
    await screen.findByRole('link', { name: 'Honda Civic 1.6 automatic' })
    const pictures = [...document.querySelectorAll('li img[src*="pictures.example"]')]
    expect(pictures).toHaveLength(6)
    for (const picture of pictures) expect(picture).toHaveAttribute('loading', 'lazy')
  })

  it('say when there is no picture or no date', async () => {
    const { timestamp: _timestamp, ...undated } = aListing({ imageUrl: [] })
    const listings = createMemoryListings([])
    await openHome({ ...listings, newest: async () => ({ ok: true, value: [undated] }) })
    expect(await screen.findByText('No Image Available')).toBeVisible()
    expect(screen.getByText('No date')).toBeVisible()
  })

  it('are passed along with their link, so that they are shown before they are read', async () => {
    const listings = createMemoryListings(stock)
    const byId = vi.spyOn(listings, 'byId').mockReturnValue(new Promise(() => undefined))
    const { router } = await openHome(listings)
    const link = await screen.findByRole('link', { name: 'Listing 3' })
    // In an awaited act: React discards what suspends inside the act of a plain click.
    await act(() => userEvent.click(link))
    expect(await screen.findByRole('heading', { level: 1, name: 'Listing 3' })).toBeVisible()
    expect(router.state.location.pathname).toBe('/listing/listing-3')
    expect(byId).toHaveBeenCalledExactlyOnceWith('listing-3')
  })

  it('are shown at once, unread, when going back; a new visit reads them again', async () => {
    const listings = createMemoryListings(stock)
    const newest = vi.spyOn(listings, 'newest')
    const { router } = await openHome(listings)
    await userEvent.click(await screen.findByRole('link', { name: 'Listing 3' }))
    await screen.findByRole('heading', { level: 1, name: 'Listing 3' })
    await act(() => router.navigate(-1))
    expect(await screen.findByRole('link', { name: 'Listing 0' })).toBeVisible()
    expect(newest).toHaveBeenCalledOnce()

    newest.mockResolvedValueOnce(ok([aListing({ id: 'new', title: 'New since then' })]))
    await act(() => router.navigate('/'))
    expect(await screen.findByRole('link', { name: 'New since then' })).toBeVisible()
    expect(newest).toHaveBeenCalledTimes(2)

    newest.mockResolvedValueOnce(err(appError('unavailable', 'no network')))
    await act(() => router.navigate('/'))
    await waitFor(() => expect(newest).toHaveBeenCalledTimes(3))
    expect(screen.getByRole('link', { name: 'New since then' })).toBeVisible()
  })

  it('stay when reading them again fails', async () => {
    const listings = createMemoryListings(stock)
    const newest = vi.spyOn(listings, 'newest')
    const { router } = await openHome(listings)
    await screen.findByRole('link', { name: 'Listing 0' })
    newest.mockReturnValue(new Promise(() => undefined))
    for (const path of ['/', '/search', '/']) {
      await act(() => router.navigate(path))
    }
    expect(await screen.findByRole('link', { name: 'Listing 0' })).toBeVisible()
    expect(newest).toHaveBeenCalledTimes(3)
  })

  it.each([
    ['offline', true],
    ['offline without knowing it', false],
  ])('stay while %s, when the device has only one of them', async (_how, isKnown) => {
    const listings = createMemoryListings(stock)
    const connectivity = createMemoryConnectivity()
    const check = async () => false
    const { router } = await renderRemote(browse, {
      path: '/',
      services: { listings, connectivity: { ...connectivity, check } },
    })
    await screen.findByRole('link', { name: 'Listing 0' })
    if (isKnown) connectivity.set(false)
    const newest = vi.spyOn(listings, 'newest').mockResolvedValue(ok(stock.slice(3, 4)))
    for (const path of ['/', '/search', '/']) {
      await act(() => router.navigate(path))
    }
    expect(await screen.findByRole('link', { name: 'Listing 0' })).toBeVisible()
    expect(newest).toHaveBeenCalledTimes(2)
  })

  it('say that there are none', async () => {
    await openHome(createMemoryListings([]))
    expect(await screen.findByText('No listings found.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('say the same after a failure, report it, and try again', async () => {
    const listings = createMemoryListings(stock)
    const failure = err(appError('unavailable', new Error('offline')))
    const newest = vi.spyOn(listings, 'newest').mockResolvedValueOnce(failure)
    const report = vi.fn()
    await renderRemote(browse, { path: '/', services: { listings, report } })
    expect(await screen.findByText('No listings found.')).toBeVisible()
    expect(report).toHaveBeenCalledOnce()
    // In an awaited act: React discards what suspends inside the act of a plain click.
    await act(() => userEvent.click(screen.getByRole('button', { name: 'Try again' })))
    expect(await screen.findByRole('link', { name: 'Listing 0' })).toBeVisible()
    expect(newest).toHaveBeenCalledTimes(2)
  })
})

it('has the carousel, Browse by Category and Featured Listings, in this order', async () => {
  await openHome()
  await screen.findByRole('link', { name: 'Listing 0' })
  const regions = screen.getAllByRole('region')
  const places = ['Ideas for your search', 'Browse by Category', 'Featured Listings'].map((name) =>
    regions.indexOf(screen.getByRole('region', { name })),
  )
  expect(places).toEqual([0, 1, 2])
})

describe('the category tiles', () => {
  const tiles = async () =>
    within(await screen.findByRole('region', { name: 'Browse by Category' })).getAllByRole('link')

  it('lead to the seven searches of the specification, by their names', async () => {
    await openHome()
    const found = await tiles()
    expect(found.map((tile) => [tile.textContent, tile.getAttribute('href')])).toEqual([
      ['car', '/search?query=car'],
      ['Property for Sale', '/search?query=Property%20for%20Sale'],
      ['Property for Rent', '/search?query=Property%20for%20Rent'],
      ['Jobs', '/search?query=Jobs'],
      ['Mobiles', '/search?query=Mobiles'],
      ['Electronics', '/search?query=Electronics'],
      ['Furniture', '/search?query=Furniture'],
    ])
  })

  it('have a name and an icon of their own', async () => {
    await openHome()
    const icons = (await tiles()).map((tile) => tile.querySelector('svg')?.innerHTML)
    expect(icons).not.toContain(undefined)
    expect(new Set(icons).size).toBe(7)
  })
})

describe('the carousel', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('has three posters, of which the hidden ones are inert', async () => {
    await openHome()
    const carousel = await screen.findByRole('region', { name: 'Ideas for your search' })
    fireEvent.pointerMove(carousel)
    await within(carousel).findByRole('button', { name: 'Show slide 3' })
    const inert = () =>
      ['Slide 1 of 3', 'Slide 2 of 3', 'Slide 3 of 3'].map((label) =>
        within(carousel).getByLabelText(label).hasAttribute('inert'),
      )
    expect(inert()).toEqual([false, true, true])
    await userEvent.click(within(carousel).getByRole('button', { name: 'Show slide 3' }))
    await waitFor(() => expect(inert()).toEqual([true, true, false]))
  })

  it('has a dot for each poster, which shows it', async () => {
    await openHome()
    fireEvent.pointerMove(await screen.findByLabelText('Slide 1 of 3'))
    const dots = await screen.findAllByRole('button', { name: /^Show slide/ })
    expect(dots).toHaveLength(3)
    if (dots[1]) await userEvent.click(dots[1])
    await waitFor(() => expect(screen.getByLabelText('Slide 2 of 3')).not.toHaveAttribute('inert'))
    expect(dots[1]).toHaveAttribute('aria-current', 'true')
  })

  it('goes from one poster to the next within 150 ms', async () => {
    await openHome()
    fireEvent.pointerMove(await screen.findByLabelText('Slide 1 of 3'))
    await screen.findByRole('button', { name: 'Show slide 3' })
    const slides = [...document.querySelectorAll<HTMLElement>('.slick-slide')]
    expect(slides.map(({ style }) => style.transition)).toEqual(
      [1, 2, 3].map(() => expect.stringMatching(/^opacity 150ms/)),
    )
  })

  it.each([
    ['light', 'All of North Cyprus in one place'],
    ['dark', 'Your next home'],
  ] as const)('begins with the poster that suits the %s theme', async (chosen, headline) => {
    const theme = createThemeStore(localStorage, { dataset: {} })
    theme.getState().choose(chosen)
    await renderRemote(browse, { path: '/', services: { theme } })
    const first = await screen.findByLabelText('Slide 1 of 3')
    expect(within(first).getByRole('heading')).toHaveTextContent(headline)
  })

  it.each([
    ['scroll', () => fireEvent.scroll(document)],
    ['movement of the pointer', () => fireEvent.pointerMove(document.body)],
    ['press', () => fireEvent.pointerDown(document.body)],
    ['key', () => fireEvent.keyDown(document.body)],
  ])('is one poster until the first %s', async (_input, use) => {
    await openHome()
    await screen.findByLabelText('Slide 1 of 3')
    expect(screen.queryByLabelText('Slide 2 of 3')).toBeNull()
    use()
    expect(await screen.findByLabelText('Slide 2 of 3')).toBeInTheDocument()
  })

  it('moves by itself after a while, and shows the second poster three seconds later', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await openHome()
    await screen.findByLabelText('Slide 1 of 3')
    await act(() => vi.advanceTimersByTimeAsync(quietMs))
    const second = await screen.findByLabelText('Slide 2 of 3')
    expect(second).toHaveAttribute('inert')
    await act(() => vi.advanceTimersByTimeAsync(3_100))
    await waitFor(() => expect(second).not.toHaveAttribute('inert'))
  })

  describe('once it moves', () => {
    const dot = (number: number) => screen.getByRole('button', { name: `Show slide ${number}` })
    // A query by role would take seconds, because it runs so often.
    const shown = () =>
      document.querySelector('section button[aria-current="true"]')?.getAttribute('aria-label')
    // In steps, because React renders what a timer changes only at the end of each.
    const pass = async (time: number) => {
      const step = Math.min(time, 250)
      for (let passed = 0; passed < time; passed += step) {
        await act(() => vi.advanceTimersByTimeAsync(step))
      }
    }

    async function show(number: number) {
      vi.useFakeTimers()
      await openHome()
      fireEvent.pointerMove(document.body)
      // The code of the library loads as well.
      while (shown() === undefined) await pass(50)
      fireEvent.click(dot(number))
      await pass(1_000)
      expect(shown()).toBe(`Show slide ${number}`)
    }

    it('shows the next poster every three seconds, in a loop', async () => {
      await show(1)
      // The timer begins when the focus, which pauses it, goes elsewhere.
      act(() => dot(1).focus())
      act(() => dot(1).blur())
      await pass(250)
      for (const [current, next] of [
        [1, 2],
        [2, 3],
        [3, 1],
      ]) {
        await pass(2_500)
        expect(shown()).toBe(`Show slide ${current}`)
        await pass(500)
        expect(shown()).toBe(`Show slide ${next}`)
      }
    })

    it.each([
      ['the pointer is on it', 'mouseOver', 'mouseOut'],
      ['the focus is in it', 'focusIn', 'focusOut'],
    ] as const)('pauses while %s', async (_while, begin, end) => {
      await show(3)
      const poster = screen.getByLabelText('Slide 3 of 3')
      fireEvent[begin](poster)
      await pass(4_000)
      expect(shown()).toBe('Show slide 3')
      fireEvent[end](poster)
      await pass(3_500)
      expect(shown()).toBe('Show slide 1')
    })

    it('is stopped and started by a button', async () => {
      await show(1)
      fireEvent.click(screen.getByRole('button', { name: 'Pause slides' }))
      // While the library applies that, it ignores other presses.
      await pass(1_000)
      fireEvent.click(dot(2))
      await pass(4_000)
      expect(shown()).toBe('Show slide 2')
      fireEvent.click(screen.getByRole('button', { name: 'Play slides' }))
      expect(screen.getByRole('button', { name: 'Pause slides' })).toBeVisible()
      await pass(3_500)
      expect(shown()).toBe('Show slide 3')
    })
  })

  it('follows the reading direction: dots, and swipes of one finger sideways', async () => {
    await renderRemote(browse, { path: '/', language: 'ar' })
    const poster = await screen.findByLabelText('الشريحة 1 من 3')
    fireEvent.pointerMove(poster)
    const dots = await screen.findByRole('button', { name: 'عرض الشريحة 2' })
    expect(dots.closest('[dir]')).toHaveAttribute('dir', 'rtl')
    const shown = () =>
      document.querySelector('section button[aria-current="true"]')?.getAttribute('aria-label')
    const swipe = (x: number, y: number, fingers = 1) => {
      const touch = { clientX: 200, clientY: 200 }
      const touches = Array.from({ length: fingers }, () => touch)
      fireEvent.touchStart(dots, { touches })
      fireEvent.touchEnd(dots, { changedTouches: [{ clientX: 200 + x, clientY: 200 + y }] })
    }
    swipe(80, 10)
    await waitFor(() => expect(shown()).toBe('عرض الشريحة 2'))
    // Up the page, a tap, and two fingers.
    swipe(60, -90)
    swipe(20, 0)
    swipe(80, 0, 2)
    swipe(-80, 10)
    await waitFor(() => expect(shown()).toBe('عرض الشريحة 1'))
  })

  it('does not move for a user who prefers reduced motion', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: media.includes('reduced-motion'),
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    )
    await openHome()
    fireEvent.pointerMove(await screen.findByLabelText('Slide 1 of 3'))
    await screen.findByRole('button', { name: 'Show slide 3' })
    expect(screen.queryByRole('button', { name: 'Pause slides' })).toBeNull()
  })
})

it('is in Turkish', async () => {
  await renderRemote(browse, { path: '/', language: 'tr' })
  expect(await screen.findByText('İlan bulunamadı.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Satılık Emlak' })).toBeVisible()
})

it('says that the listings are from the whole island when a town is selected, and links to its own', async () => {
  const { services } = await renderRemote(browse, { path: '/' })
  expect(await screen.findByRole('heading', { name: 'Featured Listings' })).toBeVisible()
  expect(screen.queryByText('All over North Cyprus')).toBeNull()
  act(() => services.selectedLocation.getState().choose('Girne'))
  expect(await screen.findByRole('link', { name: 'New in Girne' })).toHaveAttribute(
    'href',
    '/search?query=&location=Girne',
  )
})
