import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { expectNoViolations } from '@adamarket/shared/testing/expect-no-violations.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import * as browse from '#expose/routes.tsx'

async function open(count: number) {
  const imageUrl = Array.from({ length: count }, (_, at) => `https://pictures.example/${at}.webp`)
  const listings = createMemoryListings([aListing({ imageUrl })])
  await renderRemote(browse, { path: '/listing/civic', services: { listings } })
  await screen.findByRole('heading', { level: 1 })
}

describe('the pictures of a listing', () => {
  it.each([
    [1, 1, null],
    [3, 3, null],
    [4, 3, '+1 more'],
    [6, 3, '+3 more'],
  ])(
    'are a main image with two thumbnails and +N more: of %i show %i and %j',
    async (count, shown, more) => {
      await open(count)
      expect(screen.getAllByRole('button', { name: /^Open photo/ })).toHaveLength(shown)
      expect(screen.queryByRole('button', { name: /more$/ })?.textContent ?? null).toBe(more)
    },
  )

  it('are all in the strip of a phone', async () => {
    const narrow = window.matchMedia('(max-width: 639px)')
    vi.spyOn(narrow, 'matches', 'get').mockReturnValue(true)
    vi.spyOn(window, 'matchMedia').mockReturnValue(narrow)
    await open(6)
    expect(screen.getAllByRole('button', { name: /^Open photo/ })).toHaveLength(6)
    expect(screen.queryByRole('button', { name: /more$/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Open photo 4 of 6' }))
    expect(within(screen.getByRole('dialog')).getByText('4 / 6')).toBeVisible()
    vi.restoreAllMocks()
  })

  it('are counted in the strip of a phone while they are swiped', async () => {
    await open(3)
    const strip = screen.getByRole('button', { name: 'Open photo 1 of 3' }).parentElement
    if (!strip) throw new Error('There is no strip')
    const widths = [strip, ...strip.children].map((element) =>
      vi.spyOn(element, 'clientWidth', 'get').mockReturnValue(element === strip ? 360 : 324),
    )
    vi.spyOn(strip, 'scrollWidth', 'get').mockReturnValue(3 * 324)
    const counted = (left: number) => {
      fireEvent.scroll(strip, { target: { scrollLeft: left } })
      return screen.getByText(/^\d \/ 3$/).textContent
    }
    expect(screen.getByText('1 / 3')).toBeVisible()
    expect(counted(324)).toBe('2 / 3')
    // The last one does not reach the edge.
    expect(counted(612)).toBe('3 / 3')
    expect(counted(100)).toBe('1 / 3')
    for (const width of widths) width.mockRestore()
  })

  it('all open in a gallery by +N more, which the keyboard navigates and closes', async () => {
    await open(5)
    await userEvent.click(await screen.findByRole('button', { name: '+2 more' }))
    const gallery = screen.getByRole('dialog', { name: `Photos of Honda Civic 1.6 automatic` })
    await expectNoViolations(gallery)
    const source = () =>
      within(gallery)
        .getByRole('img', { name: /^Photo/ })
        .getAttribute('src')
    expect(within(gallery).getByText('4 / 5')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    expect(within(gallery).getByText('5 / 5')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    expect(source()).toBe('https://pictures.example/4.webp')
    await userEvent.keyboard('{Home}{ArrowLeft}')
    expect(source()).toBe('https://pictures.example/0.webp')
    await userEvent.click(within(gallery).getByRole('button', { name: 'Close photos' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('have thumbnails in the gallery, and buttons that are disabled at the ends', async () => {
    await open(3)
    await userEvent.click(await screen.findByRole('button', { name: 'Open photo 1 of 3' }))
    const gallery = within(screen.getByRole('dialog'))
    expect(gallery.getByRole('button', { name: 'Previous photo' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    const thumbnail = gallery.getByRole('button', { name: 'Show photo 3 of 3' })
    await userEvent.click(thumbnail)
    expect(gallery.getByText('3 / 3')).toBeVisible()
    expect(thumbnail).toHaveAttribute('aria-current', 'true')
    const next = gallery.getByRole('button', { name: 'Next photo' })
    await userEvent.click(next)
    expect(next).toHaveFocus()
    expect(next).toHaveAttribute('aria-disabled', 'true')
    expect(gallery.getByText('3 / 3')).toBeVisible()
  })

  it('open in a gallery without navigation when there is one', async () => {
    await open(1)
    await userEvent.click(await screen.findByRole('button', { name: 'Open photo 1 of 1' }))
    const gallery = within(screen.getByRole('dialog'))
    expect(gallery.getByText('1 / 1')).toBeVisible()
    expect(gallery.queryByRole('button', { name: /Previous|Next|Show photo/ })).toBeNull()
  })

  it('are replaced by a sentence in the gallery when they fail to load', async () => {
    await open(2)
    await userEvent.click(await screen.findByRole('button', { name: 'Open photo 1 of 2' }))
    const gallery = within(screen.getByRole('dialog'))
    fireEvent.error(gallery.getByRole('img', { name: /^Photo 1/ }))
    expect(gallery.getByText('Couldn’t load this photo.')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    expect(gallery.getByRole('img', { name: /^Photo 2/ })).toBeVisible()
  })

  it('are replaced by a sentence when there are none', async () => {
    await open(0)
    expect(await screen.findByText('No Image Available')).toBeVisible()
  })
})
