import type { PhoneError } from '@adamarket/shared/domain/auth-port.ts'
import type { ListingsPort } from '@adamarket/shared/domain/ports.ts'
import type { MemoryAccount } from '@adamarket/shared/memory/memory-auth.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { aSignedInUser } from '@adamarket/shared/testing/a-user.ts'
import { expectNoViolations } from '@adamarket/shared/testing/expect-no-violations.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import * as post from '#expose/routes.tsx'

const stock = createMemoryListings([
  aListing(),
  aListing({ id: 'held', status: 'held' }),
  aListing({ id: 'pictures', status: 'held', heldBy: 'pictures' }),
])

async function visit(
  path: string,
  listings: ListingsPort = stock,
  account: Partial<MemoryAccount> = {},
) {
  return renderRemote(post, { path, services: { ...(await aSignedInUser(account)), listings } })
}

describe('the success page', () => {
  it('shows the listing and links to what to do next', async () => {
    await visit('/success?id=civic')
    expect(await screen.findByRole('heading', { name: 'Your ad is live' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: /^Honda Civic/ })).toBeVisible()
    expect(screen.getByRole('link', { name: 'View your ad' })).toHaveAttribute(
      'href',
      '/listing/civic',
    )
    expect(screen.getByRole('link', { name: 'Post another' })).toHaveAttribute('href', '/post')
    expect(screen.getByRole('button', { name: 'Share' })).toBeVisible()
  })

  it('has the same layout while the listing is loading', async () => {
    const listings = createMemoryListings([aListing()])
    let answer: () => void = () => undefined
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const byId: typeof listings.byId = async (id) => {
      await answered
      return listings.byId(id)
    }
    await visit('/success?id=civic', { ...listings, byId })
    const title = await screen.findByRole('heading', { level: 1, name: 'Your ad is live' })
    const loading = title.closest('[aria-busy]')
    expect(loading).toBeVisible()
    const layout = loading?.className
    answer()
    const link = await screen.findByRole('link', { name: 'View your ad' })
    expect(link.closest('section')).toHaveClass(layout ?? '')
  })

  it('says when the listing is held back', async () => {
    await visit('/success?id=held')
    expect(await screen.findByRole('heading', { name: 'Your ad is saved' })).toBeVisible()
    expect(screen.getByText(/You’ve posted a lot/)).toBeVisible()
  })

  it('says when a picture is why', async () => {
    await visit('/success?id=pictures')
    expect(await screen.findByText(/^One of your photos is too large to show/)).toBeVisible()
    expect(screen.queryByText(/You’ve posted a lot/)).not.toBeInTheDocument()
  })

  it.each(['/success', '/success?id=nothing'])('%s links to the user’s listings', async (path) => {
    await visit(path)
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'There’s no new ad to show',
    )
    expect(screen.getByRole('link', { name: 'My listings' })).toHaveAttribute(
      'href',
      '/my-listings',
    )
  })
})

describe('the offer to verify the number of a new listing', () => {
  const number = '+905330000001'
  const offer = () => screen.queryByRole('region', { name: `Verify ${number}?` })
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
  const shown = async () => await screen.findByRole('heading', { name: 'Your ad is live' })
  beforeEach(() => localStorage.clear())

  it('sends a code, and takes it however it is typed', async () => {
    const { services } = await visit('/success?id=civic')
    await press('Send code')
    expect(await screen.findByText(`We’ve sent a code to ${number}.`)).toBeVisible()
    const code = screen.getByLabelText('Code from the message')
    expect(code).toHaveFocus()
    expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    const region = offer()
    if (region) await expectNoViolations(region)
    await userEvent.type(code, '٠٠٠ ٠٠١')
    await press('Verify')
    expect(await screen.findByText(`${number} is verified`)).toBeVisible()
    expect(offer()).toBeNull()
    expect(services.session.getState().account).toMatchObject({ phoneNumber: number })
  })

  it('says what is wrong with a code, keeps it, and sends another one a minute later', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await visit('/success?id=civic')
    await press('Send code')
    const code = await screen.findByLabelText('Code from the message')
    await press('Verify')
    expect(screen.getByText('Enter the 6 digits of the code.')).toBeVisible()
    await userEvent.type(code, '111111')
    await press('Verify')
    expect(await screen.findByText(/This isn’t the code we sent/)).toBeVisible()
    expect(code).toHaveValue('111111')
    expect(code).toHaveAccessibleDescription(/This isn’t the code we sent/)
    const again = screen.getByRole('button', { name: /^Send again in \d+ s$/ })
    expect(again).toHaveAttribute('aria-disabled', 'true')
    for (let second = 0; second < 60; second += 1) {
      await act(() => vi.advanceTimersByTimeAsync(1000))
    }
    await press('Send again')
    expect(await screen.findByRole('button', { name: /^Send again in/ })).toBeVisible()
    vi.useRealTimers()
  })

  it.each<[PhoneError['kind'], string]>([
    ['number-in-use', 'Another account has verified this number'],
    ['throttled', 'Too many codes or attempts today'],
    ['expired-code', 'This code has expired'],
    ['unavailable', 'We couldn’t reach the server'],
  ])('has a sentence for %s', async (kind, sentence) => {
    const { services } = await visit('/success?id=civic')
    vi.spyOn(services.auth, 'sendPhoneCode').mockResolvedValue({
      ok: false,
      error: { kind, cause: '' },
    })
    await press('Send code')
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
    expect(screen.getByRole('button', { name: 'Send code' })).toBeVisible()
  })

  it('is not made again for a number that the seller did not want to verify', async () => {
    const { unmount } = await visit('/success?id=civic')
    await press('Not now')
    expect(offer()).toBeNull()
    expect(screen.getByText('You can verify a number at any time in Settings.')).toBeVisible()
    unmount()
    await visit('/success?id=civic')
    await shown()
    expect(offer()).toBeNull()
  })

  it('is not made for a number that is verified, but for another one', async () => {
    const { unmount } = await visit('/success?id=civic', stock, { phoneNumber: number })
    await shown()
    expect(offer()).toBeNull()
    unmount()
    await visit('/success?id=civic', stock, { phoneNumber: '+905330000002' })
    expect(await screen.findByRole('region', { name: `Verify ${number}?` })).toBeVisible()
  })
})
