import type { HostServices } from '@adamarket/shared/contract/host-services.ts'
import { appError } from '@adamarket/shared/domain/app-error.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'
import { createMemoryConnectivity } from '@adamarket/shared/memory/memory-connectivity.ts'
import { createMemoryExchangeRates } from '@adamarket/shared/memory/memory-exchange-rates.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { createMemoryProfiles } from '@adamarket/shared/memory/memory-profiles.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { aProfile } from '@adamarket/shared/testing/a-profile.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import * as browse from '#expose/routes.tsx'

async function open(
  overrides: Partial<Listing> = {},
  state?: unknown,
  services: Partial<HostServices> = {},
  language: 'en' | 'tr' = 'en',
) {
  const listings = createMemoryListings([aListing(overrides)])
  const byId = vi.spyOn(listings, 'byId')
  const path = '/listing/civic'
  const rendered = await renderRemote(browse, {
    path,
    state,
    language,
    services: { listings, ...services },
  })
  return { ...rendered, byId }
}

const title = 'Honda Civic 1.6 automatic'

function loaded() {
  return screen.findByRole('heading', { level: 1, name: title })
}

describe('the listing', () => {
  it('is read as one document on a cold visit', async () => {
    const { byId } = await open()
    expect(await loaded()).toBeVisible()
    expect(byId).toHaveBeenCalledExactlyOnceWith('civic')
  })

  it('says in which language it is written, if in another than the page', async () => {
    const description = 'Temiz aile arabası, masrafsız.'
    await open({ description })
    expect(await screen.findByText('Written in Turkish')).toBeVisible()
    await waitFor(() => expect(screen.getByText(description)).toHaveAttribute('lang', 'tr'))
    expect(await loaded()).toHaveAttribute('lang', 'tr')
  })

  it('does not say so in the language of the page', async () => {
    const description = 'One owner, and very clean.'
    await open({ description })
    await waitFor(() => expect(screen.getByText(description)).toHaveAttribute('lang', 'en'))
    expect(screen.queryByText(/^Written in/)).not.toBeInTheDocument()
  })

  it('comes from the previous page if that passed it along, before it is read', async () => {
    const listings = createMemoryListings([])
    vi.spyOn(listings, 'byId').mockReturnValue(new Promise(() => undefined))
    await open({}, { listing: aListing({ title: 'As the card knew it' }) }, { listings })
    expect(await screen.findByRole('heading', { name: 'As the card knew it' })).toBeVisible()
  })

  it.each([
    ['its new price', { price: 8000 }, '£8,000'],
    ['that it is sold', { status: 'sold' }, 'Sold'],
    ['its new title', { title: 'Renamed since' }, 'Renamed since'],
  ] as const)('shows after a click %s, by one read', async (_, change, text) => {
    const { byId } = await open(change, { listing: aListing() })
    expect((await screen.findAllByText(text))[0]).toBeVisible()
    expect(byId).toHaveBeenCalledExactlyOnceWith('civic')
  })

  it('says after a click that it was deleted since', async () => {
    const listings = createMemoryListings([])
    await open({}, { listing: aListing() }, { listings })
    expect(await screen.findByText('No details available.')).toBeVisible()
  })

  it.each([
    ['fails', true, err(appError('unavailable', new Error('no network')))],
    ['is from the device, offline', false, ok(aListing({ title: 'Stored before' }))],
  ])('stays as a click passed it along when the read %s', async (_, isOnline, result) => {
    const listings = createMemoryListings([])
    const byId = vi.spyOn(listings, 'byId').mockResolvedValue(result)
    const connectivity = createMemoryConnectivity(isOnline)
    await open({}, { listing: aListing() }, { listings, connectivity })
    expect(await loaded()).toBeVisible()
    await waitFor(() => expect(byId).toHaveBeenCalledOnce())
    await act(() => Promise.resolve())
    expect(await loaded()).toBeVisible()
  })

  it.each([
    ['its new price', { price: 8000 }, '£8,000'],
    ['that it is sold', { status: 'sold' }, 'Sold'],
  ] as const)('shows after a reload %s, not what a click passed along', async (_, change, text) => {
    vi.spyOn(window.location, 'href', 'get').mockReturnValue('http://localhost/listing/civic')
    await open(change, { listing: aListing() })
    expect((await screen.findAllByText(text))[0]).toBeVisible()
    vi.restoreAllMocks()
  })

  it('says beside the price from which one it is reduced', async () => {
    const until = '2026-07-20T10:00:00.000Z'
    await open({ earlierPrices: [{ price: 9900, currency: 'GBP', until }] })
    const [was] = await screen.findAllByText('was £9,900')
    expect(was?.closest('p')).toHaveTextContent('£9,500was £9,900')
  })

  it('says beside the price that it is negotiable, only if it is', async () => {
    const negotiable = await open({ negotiable: true })
    await loaded()
    expect(screen.getByText('Negotiable').closest('p')).toHaveTextContent('£9,500Negotiable')
    negotiable.unmount()
    await open()
    await loaded()
    expect(screen.queryByText('Negotiable')).toBeNull()
  })

  it('says beside the price and its equivalent what they are for', async () => {
    const overrides = { price: 450, subCategory: 'Apartments', attributes: { dealType: 'rent' } }
    const english = await open(overrides)
    await loaded()
    expect(screen.getByText('£450 / month')).toBeVisible()
    expect(await screen.findByText(/^about ₺[\d,]+ \/ month$/)).toBeVisible()
    english.unmount()
    await open(overrides, undefined, {}, 'tr')
    expect(await screen.findByText('£450 / ay')).toBeVisible()
  })

  it('is read when the navigation state is malformed', async () => {
    await open({}, { listing: { id: 'civic', title: 'Half a listing' } })
    expect(await loaded()).toBeVisible()
  })

  it('shows "Loading..." while it is loading', async () => {
    const listings = createMemoryListings([])
    vi.spyOn(listings, 'byId').mockReturnValue(new Promise(() => undefined))
    await renderRemote(browse, { path: '/listing/civic', services: { listings } })
    expect(await screen.findByText('Loading...')).toBeVisible()
  })

  it('says that it does not exist', async () => {
    await renderRemote(browse, { path: '/listing/nowhere' })
    expect(await screen.findByText('No details available.')).toBeVisible()
  })

  it('says that it could not be read, and tries again', async () => {
    const listings = createMemoryListings([aListing()])
    const failure = err(appError('unavailable', new Error('offline')))
    vi.spyOn(listings, 'byId').mockResolvedValueOnce(failure)
    await renderRemote(browse, { path: '/listing/civic', services: { listings } })
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load this listing')
    // In an awaited act: React discards what suspends inside the act of a plain click.
    await act(() => userEvent.click(screen.getByRole('button', { name: 'Try again' })))
    expect(await loaded()).toBeVisible()
  })
})

describe('the page', () => {
  it('shows title, category, location, price and currency, date and seller', async () => {
    await open({
      description: 'First line.\nSecond line.',
      year: 2016,
      subCategory: 'Cars for Sale',
    })
    await loaded()
    for (const text of ['£9,500', 'Girne', 'Added: 4 July 2026']) {
      expect(screen.getByText(text)).toBeVisible()
    }
    const details = within(screen.getByRole('region', { name: 'Details' }))
    for (const text of ['Used', '2016', 'Cash']) expect(details.getByText(text)).toBeVisible()
    const trail = within(screen.getByRole('navigation', { name: 'Category' }))
    expect(trail.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Vehicles',
      'Cars for Sale',
    ])
    expect(screen.getByText(/First line/).textContent).toBe('First line.\nSecond line.')
    for (const name of ['Ayşe Kaya', 'All listings by this seller']) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/profile/ayse')
    }
    expect(screen.queryByText(/Member since/)).toBeNull()
  })

  it('says what is near a home in an area, and nothing of other things', async () => {
    const home = { category: 'Real Estate', subCategory: 'Apartments', location: 'Magusa' }
    const { unmount } = await open({ ...home, area: 'Sakarya' })
    await loaded()
    const details = within(screen.getByRole('region', { name: 'Details' }))
    expect(await details.findByText('Magusa State Hospital: about 5 min on foot')).toBeVisible()
    expect(details.getByText(/^EMU: about/)).toBeVisible()
    unmount()
    await open({ location: 'Magusa', area: 'Sakarya' })
    await loaded()
    expect(screen.queryByText(/^EMU: about/)).toBeNull()
  })

  it('says about how much it costs in lira, or in the currency that the visitor chose', async () => {
    const first = await open({ price: 9750 })
    await loaded()
    expect(screen.getByText('about ₺644,000')).toBeVisible()
    expect(screen.getByText('At the rates of November 2026')).toBeVisible()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Compare in' }), 'EUR')
    expect(screen.getByText('about €11,100')).toBeVisible()
    first.unmount()
    await open({ price: 900, currency: 'TRY' })
    await loaded()
    expect(screen.getByText('about €15.50')).toBeVisible()
  })

  it('converts by the stored rates, and names their month', async () => {
    const stored = { asOf: '2099-02-28', EUR: 1.2, GBP: 1.5, TRY: 0.01 }
    await open({ price: 100 }, undefined, { exchangeRates: createMemoryExchangeRates(stored) })
    expect(await screen.findByText('about ₺15,000')).toBeVisible()
    expect(screen.getByText('At the rates of February 2099')).toBeVisible()
  })

  it('converts by the rates in code when none can be read, without delaying the page', async () => {
    const failure = err(appError('unavailable', new Error('no network')))
    let fail = () => {}
    const latest = () =>
      new Promise<typeof failure>((resolve) => {
        fail = () => resolve(failure)
      })
    await open({ price: 9750 }, undefined, { exchangeRates: { latest } })
    expect(await loaded()).toBeVisible()
    expect(screen.queryByText(/^about/)).toBeNull()
    fail()
    expect(await screen.findByText('about ₺644,000')).toBeVisible()
  })

  it('compares a price in lira with pounds, and one without a known currency with nothing', async () => {
    const inLira = await open({ price: 900, currency: 'TRY' })
    await loaded()
    expect(screen.getByText('about £13.60')).toBeVisible()
    inLira.unmount()
    await open({ price: 900, currency: 'lira' })
    await loaded()
    expect(screen.queryByRole('combobox', { name: 'Compare in' })).toBeNull()
  })

  it('shows what else the listing says, in the language of the visitor', async () => {
    const attributes = {
      gearbox: 'automatic',
      mileage: 84_000,
      warranty: true,
      unknown: 'x',
    } as const
    const english = await open({ attributes })
    const fact = async (name: string) => (await screen.findByText(name)).nextElementSibling
    expect(await fact('Mileage')).toHaveTextContent('84,000 km')
    expect(await fact('Gearbox')).toHaveTextContent('Automatic')
    expect(screen.queryByText('Under warranty')).toBeNull()
    english.unmount()
    await open({ attributes }, undefined, {}, 'tr')
    expect(await fact('Kilometre')).toHaveTextContent('84.000 km')
    expect(await fact('Vites')).toHaveTextContent('Otomatik')
  })

  it.each([
    ['today', 0],
    ['yesterday', 1],
  ])('shows when the listing was added: %s', async (when, days) => {
    const date = new Date()
    date.setDate(date.getDate() - days)
    await open({ timestamp: date.toISOString() })
    expect(await screen.findByText(`Added: ${when}`)).toBeVisible()
  })

  it('sets the document’s title and the canonical address', async () => {
    await open()
    await loaded()
    await waitFor(() => expect(document.title).toBe(`${title} · AdaMarket`))
    const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href')
    expect(canonical).toMatch(/\/listing\/civic$/)
  })

  it('shows how many active listings the seller has, and whether the email is confirmed', async () => {
    const stock = [aListing(), aListing({ id: 'chair' }), aListing({ id: 'lamp', status: 'sold' })]
    const profiles = createMemoryProfiles([aProfile()])
    await open({}, undefined, { listings: createMemoryListings(stock), profiles })
    const seller = within(await screen.findByRole('region', { name: 'Seller' }))
    expect(await seller.findByText('2 active listings')).toBeVisible()
    expect(await seller.findByText('Email confirmed')).toBeVisible()
  })

  it('says beside the seller that the phone number is verified', async () => {
    await open({ phoneVerified: true })
    const seller = within(await screen.findByRole('region', { name: 'Seller' }))
    expect(await seller.findByText('Phone verified')).toBeVisible()
  })

  it.each([
    ['is not', { emailVerified: undefined }],
    ['is hidden and may not be', { email: '' }],
  ])('does not call an email confirmed that %s', async (_, change) => {
    const { emailVerified, ...profile } = { ...aProfile(), ...change }
    const shown = { ...profile, ...(emailVerified && { emailVerified }), memberSince: '2024-05-17' }
    await open({}, undefined, { profiles: createMemoryProfiles([shown]) })
    expect(await screen.findByText('Member since May 2024')).toBeVisible()
    expect(screen.queryByText('Email confirmed')).toBeNull()
  })

  it('shows when the seller joined, if their profile says so', async () => {
    const profiles = createMemoryProfiles([aProfile({ memberSince: '2024-05-17T08:00:00.000Z' })])
    await open({}, undefined, { profiles })
    expect(await screen.findByText('Member since May 2024')).toBeVisible()
  })

  it('has structured data, inert whatever is stored, and removed with the page', async () => {
    const { router } = await open({ title: '</script><script>alert(1)</script>', price: 9500.5 })
    await screen.findByRole('heading', { level: 1 })
    const data = document.querySelector('script[type="application/ld+json"]')
    expect(data?.innerHTML).not.toContain('</script')
    expect(JSON.parse(data?.textContent ?? '')).toMatchObject({
      '@type': 'Product',
      name: '</script><script>alert(1)</script>',
      offers: {
        price: 9500.5,
        priceCurrency: 'GBP',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/UsedCondition',
      },
    })
    const preview = document.querySelector('meta[property="og:image"]')
    expect(preview).toHaveAttribute('content', 'https://pictures.example/civic.webp')
    await act(() => router.navigate('/AboutUs'))
    expect(document.querySelector('script[type="application/ld+json"]')).toBeNull()
    expect(document.querySelector('meta[property="og:image"]')).toBeNull()
  })

  it('is in Turkish for Turkish visitors, including cities and categories', async () => {
    const listings = createMemoryListings([aListing({ location: 'Iskele' })])
    await renderRemote(browse, { path: '/listing/civic', language: 'tr', services: { listings } })
    await loaded()
    expect(screen.getByText('İskele')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Satılık Arabalar' })).toBeVisible()
    expect(screen.getByText('İkinci el')).toBeVisible()
  })
})

it('links a visitor from elsewhere back to the home page', async () => {
  const { router } = await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Back to Results' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})
