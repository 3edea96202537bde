import { hrefs } from '@adamarket/shared/contract/paths.ts'
import type { Language } from '@adamarket/shared/domain/languages.ts'
import type { Favourite } from '@adamarket/shared/domain/user/favourite.ts'
import { expectNoViolations } from '@adamarket/shared/testing/expect-no-violations.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'

import { onEveryPage } from '#testing/a-site.ts'

import { createComparisonOffer } from './offer-comparison.ts'
import { createNotify, Toasts } from './toasts.tsx'

const page = onEveryPage(<Toasts />)

const favourites = ['tent', 'chair', 'boat'].map((listingId): Favourite => ({
  listingId,
  addedAt: '2026-07-04T10:00:00.000Z',
  title: listingId,
  price: 5,
  currency: 'GBP',
}))

async function open(language: Language = 'en') {
  const rendered = await renderRemote(page, { path: '/', language })
  const offer = createComparisonOffer(() => language, vi.fn())
  /** The visitor has added one, and has this many. */
  const add = (count: number) => act(() => offer(favourites.slice(-count)))
  return { ...rendered, add }
}

async function expectClosed() {
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
}

// Messages belong to the page, not to what a test renders.
afterEach(async () => {
  for (const timer of screen.queryAllByRole('progressbar')) fireEvent.animationEnd(timer)
  await expectClosed()
})

it('a second favourite brings a message that leads to the comparison with the first', async () => {
  const { add, router } = await open()
  await add(1)
  expect(screen.queryByRole('alert')).toBeNull()
  await add(2)
  const message = await screen.findByRole('alert')
  await expectNoViolations(message)
  await userEvent.click(within(message).getByRole('link', { name: 'Compare' }))
  const { pathname, search } = router.state.location
  expect(pathname + search).toBe(hrefs.compare(['chair', 'boat']))
})

it('a third favourite, or a second one later in the visit, brings no message', async () => {
  const { add } = await open()
  await add(3)
  await add(2)
  await add(2)
  // Messages are shown in the order in which they were asked for.
  act(() => createNotify(vi.fn()).info('Saved.'))
  await screen.findByText('Saved.')
  const links = screen.getAllByRole('link', { name: 'Compare' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([hrefs.compare(['chair', 'boat'])])
})

it('the message is in the language of the page', async () => {
  const { add } = await open('ar')
  await add(2)
  expect(await screen.findByRole('link', { name: 'مقارنة' })).toBeVisible()
})
