import type { Attributes } from '@adamarket/shared/domain/attributes/stored-attributes.ts'
import type { Language } from '@adamarket/shared/domain/languages.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { createLocationStore } from '@adamarket/shared/state/location-store.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { expectNoViolations } from '@adamarket/shared/testing/expect-no-violations.ts'
import { memoryStorage } from '@adamarket/shared/testing/memory-storage.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import * as browse from '#expose/routes.tsx'

const at = (day: number) => ({ timestamp: new Date(Date.UTC(2026, 6, day)).toISOString() })
const indoors = { category: 'Furniture', subCategory: 'Desks & Chairs', condition: 'used' } as const

const stock = [
  aListing({
    ...indoors,
    ...at(5),
    id: 'oak',
    title: 'Oak chair',
    area: 'Alsancak',
    price: 80,
    currency: 'GBP',
  }),
  aListing({
    ...indoors,
    ...at(4),
    id: 'pine',
    title: 'Pine chair',
    price: 90,
    currency: 'USD',
    earlierPrices: [{ price: 100, currency: 'USD', until: '2026-07-04T12:00:00.000Z' }],
  }),
  aListing({
    ...indoors,
    ...at(3),
    id: 'elm',
    title: 'Elm chair',
    price: 2000,
    currency: 'TRY',
    phoneVerified: true,
  }),
  aListing({
    ...at(2),
    id: 'cat',
    title: 'Chair for a cat',
    category: 'Pets',
    subCategory: 'Cats',
    location: 'Lefke',
    condition: 'new',
    price: 20,
    currency: 'GBP',
  }),
]

async function open(search: string) {
  const rendered = await renderRemote(browse, {
    path: `/search?query=chair&location=All${search}`,
    services: { listings: createMemoryListings(stock) },
  })
  await screen.findByRole('heading', { level: 1 })
  const shown = () =>
    screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  const address = () => rendered.router.state.location.search
  return { ...rendered, shown, address }
}

describe('a landmark', () => {
  const home = aListing({
    id: 'flat',
    title: 'Flat',
    category: 'Real Estate',
    subCategory: 'Apartments',
    location: 'Magusa',
    area: 'Sakarya',
  })
  const openHomes = async (search: string) => {
    const rendered = await renderRemote(browse, {
      path: `/search?query=&location=Magusa&category=Real%20Estate${search}`,
      services: { listings: createMemoryListings([home, { ...home, id: 'far', area: 'Akdoğan' }]) },
    })
    await screen.findByRole('heading', { level: 1 })
    return rendered
  }

  it('is chosen among those of the town, for homes', async () => {
    const { router } = await openHomes('')
    const near = await rail().findByRole('combobox', { name: 'Near' })
    expect(within(near).queryByRole('option', { name: 'GAU' })).toBeNull()
    await userEvent.selectOptions(near, 'EMU')
    await userEvent.click(rail().getByRole('button', { name: 'Apply Filters' }))
    await screen.findByRole('button', { name: 'Remove filter: Near EMU' })
    expect(router.state.location.search).toContain('&near=emu&')
    await userEvent.click(rail().getByRole('radio', { name: 'Girne' }))
    expect(rail().getByRole('combobox', { name: 'Near' })).toHaveValue('')
  })

  it('says how far results are from it, and can be removed', async () => {
    await openHomes('&near=emu')
    expect(await screen.findByText(/about 20 min on foot/)).toBeVisible()
    expect(screen.getAllByRole('heading', { level: 2, name: 'Flat' })).toHaveLength(1)
    await userEvent.click(await screen.findByRole('button', { name: 'Remove filter: Near EMU' }))
    await waitFor(() =>
      expect(screen.getAllByRole('heading', { level: 2, name: 'Flat' })).toHaveLength(2),
    )
    expect(screen.queryByText(/on foot/)).toBeNull()
  })

  it('is not offered for other things than homes', async () => {
    await open('&category=Furniture')
    expect(rail().queryByRole('combobox', { name: 'Near' })).toBeNull()
  })
})

beforeEach(() => localStorage.clear())

const rail = () => within(screen.getByRole('complementary', { name: 'Filters' }))
const chooseCategory = (name: string) =>
  userEvent.selectOptions(rail().getByLabelText('Category'), name)
const apply = () => userEvent.click(rail().getByRole('button', { name: 'Apply Filters' }))

describe('the filters', () => {
  const choicesOf = (name: string) =>
    within(screen.getByRole('group', { name }))
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent)

  it('offer all locations and five cities, without Guzelyurt', async () => {
    await open('')
    expect(choicesOf('Location')).toEqual([
      'All Locations',
      'Lefkosia',
      'Magusa',
      'Girne',
      'Lefke',
      'Iskele',
    ])
  })

  it('offer all conditions, new, used and other', async () => {
    await open('')
    expect(choicesOf('Condition')).toEqual(['All', 'New', 'Used', 'Other'])
  })

  it('offer a condition only where things are new or used, and leave out the one chosen before', async () => {
    const { address } = await open('&condition=used')
    await chooseCategory('Jobs')
    expect(screen.queryByRole('group', { name: 'Condition' })).toBeNull()
    await apply()
    await waitFor(() => expect(address()).toBe('?query=chair&location=All&category=Jobs'))
  })

  it('show the current ones, including a location that the filter does not offer', async () => {
    await renderRemote(browse, { path: '/search?query=chair&location=Guzelyurt&condition=used' })
    expect(await screen.findByRole('radio', { name: 'Guzelyurt' })).toBeChecked()
    expect(choicesOf('Location')).toHaveLength(7)
    expect(screen.getByRole('radio', { name: 'Used' })).toBeChecked()
  })

  it('change nothing until Apply Filters is pressed, then the URL and the selected location', async () => {
    const { address, services, shown } = await open('')
    await userEvent.click(await screen.findByRole('radio', { name: 'Lefke' }))
    await userEvent.click(screen.getByRole('radio', { name: 'New' }))
    await chooseCategory('Pets')
    await userEvent.selectOptions(screen.getByLabelText('Subcategory'), 'Cats')
    const price = within(screen.getByRole('group', { name: 'Price' }))
    await userEvent.type(price.getByLabelText('Max'), '1.500')
    await userEvent.selectOptions(price.getByLabelText('Currency'), 'GBP')
    expect(address()).toBe('?query=chair&location=All')
    expect(services.selectedLocation.getState().selectedLocation).toBe('All')
    await apply()
    await waitFor(() =>
      expect(address()).toBe(
        '?query=chair&location=Lefke&condition=new&category=Pets&subcategory=Cats&currency=GBP&max=1500',
      ),
    )
    expect(services.selectedLocation.getState().selectedLocation).toBe('Lefke')
    await waitFor(() => expect(shown()).toEqual(['Chair for a cat']))
  })

  it('narrow a location down to an area, until another location is chosen', async () => {
    const { address, shown } = await open('')
    const area = () => rail().queryByRole('combobox', { name: 'Area' })
    expect(area()).toBeNull()
    await userEvent.click(rail().getByRole('radio', { name: 'Girne' }))
    await userEvent.selectOptions(await rail().findByRole('combobox', { name: 'Area' }), 'Alsancak')
    await apply()
    await waitFor(() => expect(address()).toBe('?query=chair&location=Girne&area=Alsancak'))
    await waitFor(() => expect(shown()).toEqual(['Oak chair']))
    expect(screen.getByRole('button', { name: 'Remove filter: Alsancak' })).toBeVisible()
    await userEvent.click(rail().getByRole('radio', { name: 'Lefke' }))
    await waitFor(() => expect(area()).toHaveValue(''))
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Girne' }))
    await waitFor(() => expect(address()).toBe('?query=chair&location=All'))
  })

  it('choose a place on the drawing, by the listings of the category', async () => {
    const { address } = await open('&category=Furniture')
    await userEvent.click(rail().getByText('Choose on the map'))
    await userEvent.click(await rail().findByRole('button', { name: 'Girne 3 listings' }))
    expect(rail().getByRole('button', { name: 'Girne 3 listings' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await userEvent.click(rail().getByRole('button', { name: 'Alsancak 1 listing' }))
    expect(await rail().findByRole('combobox', { name: 'Area' })).toHaveValue('Alsancak')
    await apply()
    await waitFor(() =>
      expect(address()).toBe('?query=chair&location=Girne&area=Alsancak&category=Furniture'),
    )
  })

  it('find what is reduced, which says what it cost before', async () => {
    const { address, shown } = await open('')
    await userEvent.click(rail().getByRole('checkbox', { name: 'Reduced price' }))
    await apply()
    await waitFor(() => expect(shown()).toEqual(['Pine chair']))
    expect(address()).toBe('?query=chair&location=All&reduced=yes')
    expect(screen.getByText('was $100').closest('p')).toHaveTextContent('$90')
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Reduced price' }))
    await waitFor(() => expect(shown()).toHaveLength(4))
  })

  it('find sellers with a verified phone number, which results in rows say', async () => {
    const { address, shown } = await open('')
    await userEvent.click(rail().getByRole('checkbox', { name: 'Phone verified' }))
    await apply()
    await waitFor(() => expect(shown()).toEqual(['Elm chair']))
    expect(address()).toBe('?query=chair&location=All&verified=yes')
    const card = screen.getByRole('heading', { level: 2, name: 'Elm chair' }).parentElement
    expect(card).toHaveTextContent('Phone verified')
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Phone verified' }))
    await waitFor(() => expect(shown()).toHaveLength(4))
  })

  it.each([
    ['Min', '₺1.500', 'currency=TRY&min=1500'],
    ['Max', '1500 stg', 'currency=GBP&max=1500'],
  ])('take the currency from what is typed into %s: %s', async (label, typed, params) => {
    const { address } = await open('')
    await userEvent.type(screen.getByLabelText(label), typed)
    await apply()
    await waitFor(() => expect(address()).toBe(`?query=chair&location=All&${params}`))
  })

  it('take a price in the currency of most results, and show it in both fields', async () => {
    const { address } = await open('')
    const price = within(rail().getByRole('group', { name: 'Price' }))
    await waitFor(() => expect(price.getByLabelText('Currency')).toHaveValue('GBP'))
    expect(price.getAllByText('£')).toHaveLength(2)
    await userEvent.type(price.getByLabelText('Max'), '600')
    await apply()
    await waitFor(() => expect(address()).toBe('?query=chair&location=All&currency=GBP&max=600'))
  })

  it('take a price in the currency that was chosen last, but show that of the address', async () => {
    const first = await open('')
    await userEvent.selectOptions(rail().getByLabelText('Currency'), 'TRY')
    expect(rail().getAllByText('₺')).toHaveLength(2)
    first.unmount()
    const second = await open('')
    expect(rail().getByLabelText('Currency')).toHaveValue('TRY')
    second.unmount()
    await open('&currency=EUR&max=600')
    expect(rail().getByLabelText('Currency')).toHaveValue('EUR')
  })

  it('offer only subcategories of the chosen category, and reset them with it', async () => {
    const { address } = await open('&category=Pets&subcategory=Cats')
    expect(screen.getByLabelText('Subcategory')).toHaveValue('Cats')
    await chooseCategory('Jobs')
    expect(screen.getByLabelText('Subcategory')).toHaveValue('')
    await apply()
    expect(await screen.findByRole('button', { name: 'Remove filter: Jobs' })).toBeVisible()
    expect(address()).toBe('?query=chair&location=All&category=Jobs')
    await chooseCategory('All categories')
    expect(screen.queryByLabelText('Subcategory')).toBeNull()
  })

  it.each([
    ['cheap', '', 'Min', 'Enter a number, such as 1500.'],
    ['', '1e9', 'Max', 'Enter a number, such as 1500.'],
    ['90', '80', 'Max', 'Max can’t be lower than Min.'],
    ['₺90', '$100', 'Min', 'This price is in another currency. Use one for both.'],
  ])('show an error for prices from "%s" to "%s", and apply nothing', async (...range) => {
    const [min, max, label, message] = range
    const { address, services } = await open('')
    await userEvent.click(screen.getByRole('radio', { name: 'Lefke' }))
    if (min) await userEvent.type(screen.getByLabelText('Min'), min)
    if (max) await userEvent.type(screen.getByLabelText('Max'), max)
    await apply()
    const field = screen.getByLabelText(label)
    expect(field).toHaveAccessibleDescription(message)
    expect(field).toBeInvalid()
    expect(field).toHaveFocus()
    expect(address()).toBe('?query=chair&location=All')
    expect(services.selectedLocation.getState().selectedLocation).toBe('All')
    await userEvent.clear(field)
    await userEvent.type(field, '100')
    expect(field).toBeValid()
  })

  it('open in a drawer on a phone, with their number on its button', async () => {
    const { address } = await open('&condition=used&currency=GBP&min=10')
    await userEvent.click(screen.getByRole('button', { name: 'Filters (2)' }))
    const dialog = screen.getByRole('dialog', { name: 'Filters' })
    await expectNoViolations(dialog)
    const drawer = within(dialog)
    await userEvent.click(drawer.getByRole('radio', { name: 'Girne' }))
    await userEvent.click(drawer.getByRole('button', { name: 'Apply Filters' }))
    await waitFor(() => expect(address()).toContain('location=Girne'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await screen.findByRole('button', { name: 'Filters (3)' })).toBeVisible()
  })

  it('say how many listings they would show, which are not read again when applied', async () => {
    const { services, shown } = await open('')
    const search = vi.spyOn(services.listings, 'search')
    expect(rail().getByRole('status')).toBeEmptyDOMElement()
    await userEvent.click(screen.getByRole('radio', { name: 'Lefke' }))
    await waitFor(() => expect(rail().getByRole('status')).toHaveTextContent('1 listing matches'))
    await userEvent.click(screen.getByRole('radio', { name: 'Used' }))
    await waitFor(() => expect(rail().getByRole('status')).toHaveTextContent('No listings match'))
    await userEvent.type(screen.getByLabelText('Min'), 'cheap')
    expect(rail().getByRole('status')).toBeEmptyDOMElement()
    await userEvent.clear(screen.getByLabelText('Min'))
    await userEvent.click(rail().getByRole('radio', { name: 'New' }))
    await waitFor(() => expect(rail().getByRole('status')).toHaveTextContent('1 listing matches'))
    const reads = search.mock.calls.length
    await apply()
    await waitFor(() => expect(shown()).toEqual(['Chair for a cat']))
    expect(search).toHaveBeenCalledTimes(reads)
  })

  it('add one history entry even when applied twice', async () => {
    const { router } = await open('')
    await apply()
    await waitFor(() => expect(router.state.historyAction).toBe('REPLACE'))
  })
})

describe('the active filters', () => {
  const all =
    '&condition=used&category=Furniture&subcategory=Desks%20%26%20Chairs&currency=GBP&min=10&max=1500&sort=price-up'

  it('are named, and removed one by one', async () => {
    const { address } = await open(all)
    const chips = within(screen.getByRole('list', { name: 'Active filters' }))
    expect(chips.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Furniture',
      'Desks & Chairs',
      'Used',
      '£10 – £1,500',
      'Clear all',
    ])
    await userEvent.click(chips.getByRole('button', { name: 'Remove filter: £10 – £1,500' }))
    await waitFor(() => expect(chips.getAllByRole('listitem')).toHaveLength(4))
    expect(address()).not.toContain('currency')
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    await userEvent.click(chips.getByRole('button', { name: 'Remove filter: Furniture' }))
    await waitFor(() =>
      expect(address()).toBe('?query=chair&location=All&condition=used&sort=price-up'),
    )
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull())
  })

  it('are removed all at once, including the selected location, and return by going back', async () => {
    const { address, services, router } = await open(
      all.replace('&condition', '&condition=new&location'),
    )
    services.selectedLocation.getState().choose('Girne')
    expect(await screen.findByRole('button', { name: 'Remove filter: Girne' })).toBeVisible()
    const before = address()
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }))
    await waitFor(() => expect(address()).toBe('?query=chair&location=All&sort=price-up'))
    expect(services.selectedLocation.getState().selectedLocation).toBe('All')
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull())
    await act(() => router.navigate(-1))
    expect(await screen.findByRole('button', { name: 'Remove filter: Girne' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Remove filter: Furniture' })).toBeVisible()
    expect(address()).toBe(before)
  })

  it.each([
    ['&currency=EUR&min=5', 'From €5'],
    ['&currency=TRY&max=5000', 'Up to ₺5,000'],
    ['&max=90', 'Up to $90'],
  ])('show what %s stands for', async (search, name) => {
    await open(search)
    expect(screen.getByRole('button', { name: `Remove filter: ${name}` })).toBeVisible()
  })
})

describe('the order', () => {
  it('takes effect at once, and explains how currencies are compared', async () => {
    const { address, shown } = await open('')
    expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Best match')
    expect(screen.queryByText(/different currencies/)).toBeNull()
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Price: low to high')
    await waitFor(() =>
      expect(shown()).toEqual(['Chair for a cat', 'Elm chair', 'Pine chair', 'Oak chair']),
    )
    expect(address()).toBe('?query=chair&location=All&sort=price-up')
    expect(screen.getByText(/different currencies/)).toBeVisible()
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Newest first')
    await waitFor(() => expect(shown()[0]).toBe('Oak chair'))
    expect(address()).toBe('?query=chair&location=All&sort=newest')
    expect(screen.queryByText(/different currencies/)).toBeNull()
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Best match')
    await waitFor(() => expect(address()).toBe('?query=chair&location=All'))
  })

  it('does not mention currencies when there is only one', async () => {
    await open('&currency=GBP&min=75&max=85&sort=price-down')
    expect(await screen.findByRole('link', { name: 'Oak chair' })).toBeVisible()
    expect(screen.queryByText(/different currencies/)).toBeNull()
  })
})

it('a range of prices finds listings in any currency, and says how they are compared', async () => {
  const { shown } = await open('&currency=GBP&min=25&max=75')
  await waitFor(() => expect(shown()).toEqual(['Pine chair', 'Elm chair']))
  expect(screen.getByText(/different currencies/)).toBeVisible()
})

describe('a search that finds nothing', () => {
  it('shows the exact message and a link to the same search without filters', async () => {
    const { address, shown } = await open('&condition=other')
    expect(await screen.findByText('No results found for "chair"')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Remove all filters' }))
    await waitFor(() => expect(shown()).toHaveLength(4))
    expect(address()).toBe('?query=chair&location=All')
  })

  it('looks in all locations, and selects them for the whole site', async () => {
    const { router, services } = await renderRemote(browse, {
      path: '/search?query=chair&location=Girne',
    })
    services.selectedLocation.setState({ selectedLocation: 'Girne' })
    await userEvent.click(await screen.findByRole('button', { name: 'Search all locations' }))
    await waitFor(() => expect(router.state.location.search).toBe('?query=chair&location=All'))
    expect(services.selectedLocation.getState().selectedLocation).toBe('All')
    expect(await screen.findByRole('link', { name: 'See all listings' })).toBeVisible()
  })
})

describe('the selected location', () => {
  it('takes effect on the results when it is chosen in the header, and is cleared with its chip', async () => {
    const { address, services, shown } = await open('')
    expect(screen.queryByRole('button', { name: /^Only in/ })).toBeNull()
    act(() => services.selectedLocation.setState({ selectedLocation: 'Lefke' }))
    await waitFor(() => expect(address()).toContain('location=Lefke'))
    await userEvent.click(await screen.findByRole('button', { name: 'Remove filter: Lefke' }))
    await waitFor(() => expect(address()).toContain('location=All'))
    expect(services.selectedLocation.getState().selectedLocation).toBe('All')
    await waitFor(() => expect(shown()).toHaveLength(4))
  })

  it('takes effect when it was chosen before the page followed it', async () => {
    const selectedLocation = createLocationStore(memoryStorage())
    const { subscribe } = selectedLocation
    selectedLocation.subscribe = (listener) => {
      selectedLocation.setState({ selectedLocation: 'Lefke' })
      return subscribe(listener)
    }
    const { router } = await renderRemote(browse, {
      path: '/search?query=chair&location=All',
      services: { listings: createMemoryListings(stock), selectedLocation },
    })
    await waitFor(() => expect(router.state.location.search).toContain('location=Lefke'))
  })

  it('is offered on the results of a tab, which have none', async () => {
    const services = { listings: createMemoryListings(stock) }
    const { router, services: provided } = await renderRemote(browse, {
      path: '/AboutUs',
      services,
    })
    provided.selectedLocation.getState().choose('Lefke')
    await act(() => router.navigate('/search?query=chair'))
    await userEvent.click(await screen.findByRole('button', { name: 'Only in Lefke' }))
    await waitFor(() => expect(router.state.location.search).toBe('?query=chair&location=Lefke'))
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1))
    expect(screen.queryByRole('button', { name: 'Only in Lefke' })).toBeNull()
  })
})

it('names the category when there is no text', async () => {
  await renderRemote(browse, { path: '/search?query=&category=Pets&subcategory=Cats' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Cats' })).toBeVisible()
})

describe('the filters of attributes', () => {
  const flat = (id: string, attributes: Attributes) =>
    aListing({
      id,
      title: `Chair ${id}`,
      category: 'Real Estate',
      subCategory: 'Apartments',
      attributes,
    })
  const flats = [
    flat('rent', { dealType: 'rent', rooms: '3+1', area: 120 }),
    flat('small', { dealType: 'rent', rooms: '3+1', area: 70 }),
    flat('sale', { dealType: 'sale', rooms: '3+1', area: 120 }),
    flat('silent', {}),
  ]
  const openFlats = async (search: string, language: Language = 'en', listings = flats) => {
    const rendered = await renderRemote(browse, {
      path: `/search?query=chair&location=All${search}`,
      language,
      services: { listings: createMemoryListings(listings) },
    })
    await screen.findByRole('heading', { level: 1 })
    const shown = () =>
      screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    return { shown, address: () => rendered.router.state.location.search }
  }

  it('appear with the category, combine, and are in the address', async () => {
    const { shown, address } = await openFlats('')
    expect(rail().queryByLabelText('Rooms')).toBeNull()
    await chooseCategory('Real Estate')
    await userEvent.selectOptions(rail().getByLabelText('Subcategory'), 'Apartments')
    await userEvent.selectOptions(await rail().findByLabelText('For sale or to rent'), 'To rent')
    await userEvent.selectOptions(rail().getByLabelText('Rooms'), '3+1')
    const area = within(rail().getByRole('group', { name: 'Floor area' }))
    await userEvent.selectOptions(area.getByLabelText('Min'), '100 m²')
    expect(within(area.getByLabelText('Max')).queryByText('80 m²')).toBeNull()
    await apply()
    await waitFor(() => expect(shown()).toEqual(['Chair rent']))
    expect(address()).toContain('area-min=100&dealType=rent&rooms=3%2B1')
  })

  it('limit what moving into a rental costs, which then leaves out those that do not state it', async () => {
    const rental = (id: string, attributes: Attributes) =>
      aListing({
        id,
        title: `Chair ${id}`,
        category: 'Real Estate',
        subCategory: 'Apartments',
        price: 400,
        currency: 'GBP',
        attributes: { dealType: 'rent', ...attributes },
      })
    const stated = { rentPayment: 'monthly', commission: 'noCommission' } as const
    const { shown, address } = await openFlats(
      '&category=Real%20Estate&subcategory=Apartments&dealType=rent',
      'en',
      [
        rental('cheap', { ...stated, deposit: 'noDeposit' }),
        rental('dear', { ...stated, deposit: 'threeMonths' }),
        rental('silent', stated),
      ],
    )
    await userEvent.selectOptions(await rail().findByLabelText('Compare'), 'To move in')
    const price = within(rail().getByRole('group', { name: 'Price' }))
    await userEvent.type(price.getByLabelText('Max'), '500')
    await apply()
    await waitFor(() => expect(shown()).toEqual(['Chair cheap']))
    expect(address()).toContain('cost=moveIn')
    expect(screen.getByText('To move in: £400')).toBeVisible()
    const chip = 'Remove filter: To move in: Up to £500'
    await userEvent.click(await screen.findByRole('button', { name: chip }))
    await waitFor(() => expect(shown()).toHaveLength(3))
  })

  it('have chips that remove them', async () => {
    const { shown, address } = await openFlats(
      '&category=Real%20Estate&subcategory=Apartments&dealType=rent&area-min=100',
      'tr',
    )
    expect(shown()).toEqual(['Chair rent'])
    expect(await screen.findByText('Kiralık', { ignore: 'option' })).toBeVisible()
    await userEvent.click(
      await screen.findByRole('button', { name: 'Filtreyi kaldır: Alan: En az 100 m²' }),
    )
    await waitFor(() => expect(shown()).toEqual(['Chair small', 'Chair rent']))
    expect(address()).not.toContain('area')
    expect(address()).toContain('dealType=rent')
  })

  it('stay for another subcategory that has them too', async () => {
    const { address } = await openFlats(
      '&category=Real%20Estate&subcategory=Apartments&dealType=rent&rooms=3%2B1',
    )
    expect(await rail().findByLabelText('Rooms')).toHaveValue('3+1')
    await userEvent.selectOptions(rail().getByLabelText('Subcategory'), 'Land')
    expect(await rail().findByLabelText('For sale or to rent')).toHaveValue('rent')
    await apply()
    await waitFor(() => expect(address()).toContain('subcategory=Land&dealType=rent'))
    expect(address()).not.toContain('rooms')
  })

  it('are removed with another category', async () => {
    const { address } = await openFlats('&category=Real%20Estate&dealType=rent')
    await chooseCategory('Vehicles')
    await apply()
    await waitFor(() => expect(address()).toContain('category=Vehicles'))
    expect(address()).not.toContain('dealType')
  })

  it('show values of the address that they do not offer', async () => {
    await openFlats(
      '&category=Real%20Estate&subcategory=Apartments&rooms=7&area-min=75&pool=noPool',
    )
    expect(await rail().findByLabelText('Rooms')).toHaveValue('7')
    const area = within(rail().getByRole('group', { name: 'Floor area' }))
    expect(area.getByLabelText('Min')).toHaveDisplayValue('75 m²')
    expect(rail().getByLabelText('Pool')).toBeVisible()
  })

  it('have a check box for a yes', async () => {
    const { address } = await openFlats('&category=Electronics&subcategory=Tablets')
    await userEvent.click(await rail().findByText('More filters'))
    const isUnderWarranty = rail().getByLabelText('Under warranty')
    await userEvent.click(isUnderWarranty)
    await userEvent.click(isUnderWarranty)
    expect(isUnderWarranty).not.toBeChecked()
    await userEvent.click(isUnderWarranty)
    await apply()
    await waitFor(() => expect(address()).toContain('warranty=yes'))
  })
})
