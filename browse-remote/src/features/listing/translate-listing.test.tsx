import type { HostServices } from '@adamarket/shared/contract/host-services.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { renderOnServer } from '@adamarket/shared/testing/render-on-server.tsx'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'

import * as browse from '#expose/routes.tsx'

import type { DeviceTranslators } from './translate-on-device.ts'

type Created = Parameters<DeviceTranslators['create']>[0]

const inTurkish = {
  title: 'Satılık temiz araba',
  description: 'Çok temiz aile arabası.\n\nMasrafsız <b>ve</b> ucuz.',
}
const onGoogle = 'Send to Google Translate'

afterEach(() => vi.unstubAllGlobals())

/** A browser's translator, which writes in capital letters. */
function stubTranslator(overrides: Partial<DeviceTranslators> = {}) {
  const destroy = vi.fn<() => void>()
  const create = vi.fn<DeviceTranslators['create']>(async () => ({
    translate: async (text) => text.toUpperCase(),
    destroy,
  }))
  const translators = { availability: async () => 'available' as const, create, ...overrides }
  vi.stubGlobal('Translator', translators)
  return { create, destroy }
}

async function open(overrides: Partial<Listing> = {}, services: Partial<HostServices> = {}) {
  const other = aListing({ id: 'other', title: 'Başka temiz araba', description: 'Çok temiz.' })
  const listings = createMemoryListings([aListing({ ...inTurkish, ...overrides }), other])
  const path = '/listing/civic'
  const rendered = await renderRemote(browse, { path, services: { listings, ...services } })
  await screen.findByText('Written in Turkish')
  return rendered
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const heading = () => screen.getByRole('heading', { level: 1 })

/** Line breaks are part of what is compared. */
const descriptionIn = (lang: string) => document.querySelector(`section > p[lang="${lang}"]`)

it('a press translates title and description in place, and another one shows the original', async () => {
  const { create, destroy } = stubTranslator()
  await open()
  await waitFor(() => expect(heading()).toHaveAttribute('lang', 'tr'))
  expect(create).not.toHaveBeenCalled()
  expect(screen.queryByRole('link', { name: onGoogle })).toBeNull()
  await press('Translate')

  const original = await screen.findByRole('button', { name: 'Show the original' })
  expect(create).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ sourceLanguage: 'tr', targetLanguage: 'en' }),
  )
  expect(destroy).toHaveBeenCalledOnce()
  expect(heading()).toHaveTextContent('SATILIK TEMIZ ARABA')
  expect(heading()).toHaveAttribute('lang', 'en')
  expect(heading()).toHaveAttribute('dir', 'ltr')
  expect(heading().nextElementSibling).toHaveTextContent('Translated from Turkish')
  expect(screen.getByRole('status')).toHaveTextContent('Translated from Turkish')
  expect(descriptionIn('en')).toHaveAttribute('dir', 'ltr')
  expect(descriptionIn('en')?.textContent).toBe(inTurkish.description.toUpperCase())
  expect(original).toHaveFocus()

  await press('Show the original')
  expect(heading()).toHaveTextContent(inTurkish.title)
  expect(descriptionIn('tr')?.textContent).toBe(inTurkish.description)
  expect(screen.getByRole('status')).toHaveTextContent('Written in Turkish')
})

it('another language of the page shows the original again, and stays so', async () => {
  stubTranslator()
  const { services } = await open()
  await press('Translate')
  await screen.findByRole('button', { name: 'Show the original' })
  await act(() => services.changeLanguage('ru'))
  expect(await screen.findByRole('button', { name: 'Перевести' })).toBeVisible()
  expect(heading()).toHaveTextContent(inTurkish.title)
  expect(heading()).toHaveAttribute('lang', 'tr')
  await act(() => services.changeLanguage('en'))
  expect(await screen.findByRole('button', { name: 'Translate' })).toBeVisible()
  expect(heading()).toHaveTextContent(inTurkish.title)
})

it('the tab, previews and structured data stay as the seller wrote', async () => {
  stubTranslator()
  await open()
  await press('Translate')
  await screen.findByRole('button', { name: 'Show the original' })
  expect(document.title).toContain(inTurkish.title)
  const preview = document.querySelector('meta[property="og:title"]')
  expect(preview?.getAttribute('content')).toContain(inTurkish.title)
  const data = document.querySelector('script[type="application/ld+json"]')
  expect(data?.textContent).toContain(inTurkish.title)
})

it('what a translator returns stays text', async () => {
  const hostile = '<img src=x onerror=alert(1)>'
  const create = async () => ({ translate: async () => hostile, destroy: () => undefined })
  stubTranslator({ create })
  await open()
  await press('Translate')
  await waitFor(() => expect(heading()).toHaveTextContent(hostile))
  expect(document.querySelector('img[src="x"]')).toBeNull()
})

it('a download shows its progress, ends with the translation, and ignores more presses', async () => {
  let started: Created | undefined
  let finish = () => {}
  let report = (_loaded: number) => {}
  const { create } = stubTranslator({ availability: async () => 'downloadable' })
  create.mockImplementation(async (options) => {
    started = options
    options.monitor({
      addEventListener: (_type, listener) => (report = (loaded) => listener({ loaded })),
    })
    await new Promise<void>((resolve) => (finish = resolve))
    return { translate: async (text) => `In English: ${text}`, destroy: () => undefined }
  })
  await open()
  await press('Translate')
  const progress = await screen.findByRole('progressbar', { name: /is downloading/ })
  expect(progress).not.toHaveAttribute('value')
  expect(screen.getByRole('status')).toHaveTextContent(/is downloading/)
  act(() => report(0.42))
  expect(progress).toHaveAttribute('value', '0.42')
  await press('Translate')
  expect(create).toHaveBeenCalledOnce()
  finish()
  expect(await screen.findByRole('button', { name: 'Show the original' })).toBeVisible()
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(started?.signal.aborted).toBe(false)
})

it('leaving for another listing ends a translation, and the other one is original', async () => {
  const { create } = stubTranslator()
  create.mockImplementation(
    ({ signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
  )
  const report = vi.fn<HostServices['report']>()
  const { router } = await open({}, { report })
  await press('Translate')
  await waitFor(() => expect(create).toHaveBeenCalledOnce())
  expect(screen.getByRole('status')).toHaveTextContent('Translating…')
  await act(() => router.navigate('/listing/other'))
  await waitFor(() => expect(heading()).toHaveTextContent('Başka temiz araba'))
  expect(create.mock.lastCall?.[0].signal.aborted).toBe(true)
  expect(await screen.findByRole('button', { name: 'Translate' })).not.toHaveAttribute('aria-busy')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(report).not.toHaveBeenCalled()
})

it.each([
  ['does not know the languages', { availability: async () => 'unavailable' as const }, 0],
  ['fails', { create: () => Promise.reject(new Error('No space left')) }, 1],
])('a translator that %s leads to a link, and the text stays', async (_, overrides, reports) => {
  stubTranslator(overrides)
  const report = vi.fn<HostServices['report']>()
  await open({}, { report })
  await press('Translate')
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t translate this here.')
  expect(screen.getByRole('link', { name: onGoogle })).toBeVisible()
  expect(heading()).toHaveTextContent(inTurkish.title)
  expect(report).toHaveBeenCalledTimes(reports)
})

it('without a translator there is a link that sends the text to Google', async () => {
  await open()
  expect(screen.queryByRole('button', { name: 'Translate' })).toBeNull()
  const link = screen.getByRole('link', { name: onGoogle })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  const { host, searchParams } = new URL(link.getAttribute('href') ?? '')
  expect(host).toBe('translate.google.com')
  expect(Object.fromEntries(searchParams)).toEqual({
    op: 'translate',
    sl: 'tr',
    tl: 'en',
    text: `${inTurkish.title}\n${inTurkish.description}`,
  })
})

it('a served page has the line and the link', async () => {
  const listings = createMemoryListings([aListing(inTurkish)])
  const { body } = await renderOnServer(browse, { path: '/listing/civic', services: { listings } })
  expect(body).toContain('Written in Turkish')
  expect(body).toContain('href="https://translate.google.com/?')
})
