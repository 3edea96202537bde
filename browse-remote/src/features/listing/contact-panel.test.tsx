import type { HostServices } from '@adamarket/shared/contract/host-services.ts'
import { appError } from '@adamarket/shared/domain/app-error.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { withoutNumber } from '@adamarket/shared/domain/listing/listing.ts'
import { err } from '@adamarket/shared/domain/result.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'

import * as browse from '#expose/routes.tsx'

// happy-dom has a mouse, as computers have, unless a test says otherwise.
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function open(listing: Partial<Listing> = {}, services: Partial<HostServices> = {}) {
  const listings = createMemoryListings([aListing(listing)])
  return await renderRemote(browse, { path: '/listing/civic', services: { listings, ...services } })
}

function contact() {
  return screen.findByRole('region', { name: 'Contact the seller' })
}

function useFinger() {
  const mouse = window.matchMedia('(hover: hover)')
  vi.spyOn(mouse, 'matches', 'get').mockReturnValue(false)
  vi.spyOn(window, 'matchMedia').mockReturnValue(mouse)
}

/** The window that a click opens. */
function stubWindow() {
  const [replace, close] = [vi.fn<(url: string) => void>(), vi.fn()]
  vi.stubGlobal('open', () => ({ location: { replace }, close }))
  return { replace, close }
}

describe('the contact actions', () => {
  it.each<[readonly string[], readonly string[]]>([
    [['Phone Number'], ['Call']],
    [['Whatsapp'], ['WhatsApp']],
    [['In-App Chat'], ['Chat']],
    [['Both'], ['Call', 'WhatsApp', 'Chat']],
    [['Phone'], ['Call', 'WhatsApp']],
    [['Chat'], ['Chat']],
  ])('for the stored methods %j are %j', async (contactMethod, expected) => {
    await open({ contactMethod })
    const panel = within(await screen.findByRole('region', { name: 'Contact the seller' }))
    const buttons = panel.getAllByRole('listitem')
    expect(buttons.map(({ textContent }) => textContent)).toEqual(expected)
  })

  it.each<[string, Partial<Listing>]>([
    ['the methods are unknown', { contactMethod: ['Pigeon'] }],
    ['there are none', { contactMethod: [] }],
    [
      'the number is invalid',
      { contactMethod: ['Phone Number'], phoneNumber: 'javascript:alert(1)' },
    ],
  ])('are replaced by a sentence when %s', async (_why, listing) => {
    await open(listing)
    expect(await screen.findByText(/This seller hasn’t added a way/)).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Contact the seller' })).toBeNull()
  })

  it('are hidden when the listing is sold', async () => {
    await open({ status: 'sold' })
    expect(await screen.findByText('You can no longer contact the seller from here.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See similar listings' })).toBeVisible()
    expect(screen.queryByText(/^(Call|WhatsApp|Chat)$/)).toBeNull()
  })
})

describe('on a computer', () => {
  it('the page has no number until it is requested, then it can be called and copied', async () => {
    const user = userEvent.setup()
    const notify = { info: vi.fn(), success: vi.fn(), error: vi.fn() }
    const { baseElement } = await open({}, { notify })
    const panel = within(await contact())
    expect(baseElement.innerHTML).not.toContain('5330000001')
    await user.click(panel.getByRole('button', { name: 'Call' }))
    const number = panel.getByRole('link', { name: '+905330000001' })
    expect(number).toHaveAttribute('href', 'tel:+905330000001')
    expect(number).toHaveFocus()
    await user.click(panel.getByRole('button', { name: 'Copy number' }))
    expect(await navigator.clipboard.readText()).toBe('+905330000001')
    expect(notify.success).toHaveBeenCalledExactlyOnceWith('Number copied.')
  })

  it('WhatsApp opens in a new window, with a message that names the listing and its link', async () => {
    const { replace } = stubWindow()
    await open({ title: 'Table & chairs' })
    await userEvent.click(within(await contact()).getByRole('button', { name: 'WhatsApp' }))
    await waitFor(() => expect(replace).toHaveBeenCalledOnce())
    const url = new URL(replace.mock.lastCall?.[0] ?? '')
    expect(`${url.origin}${url.pathname}`).toBe('https://wa.me/905330000001')
    expect(url.searchParams.get('text')).toMatch(/“Table & chairs”.*\/listing\/civic$/)
  })

  it.each([
    [
      'throws',
      () => {
        throw new DOMException('Not here', 'NotAllowedError')
      },
    ],
    ['opens none', () => null],
  ])('WhatsApp opens in this window in a browser whose window.open %s', async (_what, openNone) => {
    vi.stubGlobal('open', openNone)
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue()
    await open()
    await userEvent.click(within(await contact()).getByRole('button', { name: 'WhatsApp' }))
    await waitFor(() => expect(assign).toHaveBeenCalledOnce())
    expect(assign.mock.lastCall?.[0]).toContain('https://wa.me/905330000001')
  })

  it('WhatsApp says so when the number has no country code', async () => {
    const { close, replace } = stubWindow()
    const notify = { info: vi.fn(), success: vi.fn(), error: vi.fn() }
    await open({ phoneNumber: '+0533 000 00 01' }, { notify })
    await userEvent.click(within(await contact()).getByRole('button', { name: 'WhatsApp' }))
    await waitFor(() => expect(close).toHaveBeenCalledOnce())
    expect(replace).not.toHaveBeenCalled()
    expect(notify.error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('05330000001'))
  })

  it('an empty window closes again when the number cannot be read, and the reason is said', async () => {
    const { close, replace } = stubWindow()
    const notify = { info: vi.fn(), success: vi.fn(), error: vi.fn() }
    const listings = createMemoryListings([])
    vi.spyOn(listings, 'byId').mockResolvedValue(err(appError('unavailable', 'no answer')))
    await renderRemote(browse, {
      path: '/listing/civic',
      state: { listing: withoutNumber(aListing()) },
      services: { listings, notify },
    })
    await userEvent.click(within(await contact()).getByRole('button', { name: 'WhatsApp' }))
    await waitFor(() => expect(close).toHaveBeenCalledOnce())
    expect(replace).not.toHaveBeenCalled()
    expect(notify.error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('connection'))
  })
})

it('on a phone, Call dials at once', async () => {
  useFinger()
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue()
  await open()
  await userEvent.click(within(await contact()).getByRole('button', { name: 'Call' }))
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('tel:+905330000001'))
})

it.each([
  ['Android', 'Mozilla/5.0 (Linux; Android 10; K)', 'playStore'],
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)', 'appStore'],
] as const)('on a phone, Chat leads to the store of the phone: %s', async (_, agent, store) => {
  useFinger()
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  const { services } = await open()
  const chat = within(await contact()).getByRole('link', { name: 'Chat' })
  expect(chat).toHaveAttribute('href', services.appStores[store])
})

it('anywhere else, Chat leads to a web search', async () => {
  await open()
  const chat = within(await contact()).getByRole('link', { name: 'Chat' })
  expect(chat.getAttribute('href')).toMatch(/^https:\/\/www\.google\.com\/search\?q=AdaMarket/)
})
