import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { expectNoViolations } from '@adamarket/shared/testing/expect-no-violations.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'

import * as browse from '#expose/routes.tsx'

const listing = aListing({ title: 'Honda & “Civic”', price: 9500, currency: 'GBP' })
const path = hrefs.listing(listing.id)
const url = new URL(path, window.location.href).href

afterEach(() => Reflect.deleteProperty(navigator, 'share'))

async function open(share?: () => Promise<void>) {
  const user = userEvent.setup()
  if (share) Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  const notify = { info: vi.fn(), success: vi.fn(), error: vi.fn() }
  const report = vi.fn()
  const services = { listings: createMemoryListings([listing]), notify, report }
  await renderRemote(browse, { path, services })
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  const dialog = await screen.findByRole('dialog', { name: 'Share this listing' })
  return { user, notify, report, dialog: within(dialog) }
}

it('offers WhatsApp first, with title, price and link', async () => {
  const { dialog } = await open()
  const [first] = dialog.getAllByRole('link')
  expect(first).toHaveAccessibleName('WhatsApp')
  const { origin, pathname, searchParams } = new URL(first?.getAttribute('href') ?? '')
  expect(origin + pathname).toBe('https://wa.me/')
  expect(searchParams.get('text')).toBe(`Honda & “Civic”, £9,500\n${url}`)
  await expectNoViolations(screen.getByRole('dialog'))
})

it('copies the link, and opens the device’s share dialog only where there is one', async () => {
  const { user, notify, dialog } = await open()
  expect(dialog.queryByRole('button', { name: 'Other apps' })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toBe(url)
  expect(notify.success).toHaveBeenCalledExactlyOnceWith('Link copied.')
})

it('leaves other apps to the device', async () => {
  const share = vi.fn(async () => undefined)
  const { user, dialog } = await open(share)
  await user.click(dialog.getByRole('button', { name: 'Other apps' }))
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: listing.title, url })
})

it('says that no picture could be made, and offers it again', async () => {
  const { user, report, dialog } = await open()
  await user.click(dialog.getByRole('button', { name: 'Story image' }))
  expect(await dialog.findByText(/^Couldn’t make the image/)).toBeVisible()
  expect(report).toHaveBeenCalledOnce()
  expect(dialog.getByRole('button', { name: 'Story image' })).toBeEnabled()
})
