import type { HostServices } from '@adamarket/shared/contract/host-services.ts'
import { createMemoryBlockedSellers } from '@adamarket/shared/memory/memory-blocked-sellers.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { aSignedInUser, aUser } from '@adamarket/shared/testing/a-user.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { blockedSellersOver } from '@adamarket/shared/testing/stores-over.ts'
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'

import * as browse from '#expose/routes.tsx'

async function openAsMember(language: 'en' | 'tr', sellerName = 'Mehmet') {
  const user = await aSignedInUser()
  const port = createMemoryBlockedSellers()
  const blockedSellers = blockedSellersOver(user.session, port)
  const listings = createMemoryListings([aListing({ userId: 'mehmet', sellerName })])
  const services = { ...user, blockedSellers, listings }
  await renderRemote(browse, { path: '/listing/civic', services, language })
  return port
}

const button = (name: string) => screen.findByRole('button', { name })

it.each([
  ['en', 'Block seller', 'Seller', /^You’ve blocked this seller/, 'Unblock Mehmet'],
  ['tr', 'Satıcıyı engelle', 'Satıcı', /^Bu satıcıyı engellediniz/, 'Engeli kaldır: Mehmet'],
] as const)(
  'a listing says (%s) that its seller is blocked, and the user can undo it',
  async (language, block, seller, blocked, unblock) => {
    const port = await openAsMember(language)
    await userEvent.click(await button(block))
    const card = await screen.findByRole('region', { name: seller })
    expect(await within(card).findByText(blocked)).toBeVisible()
    expect(await port.list('ayse')).toMatchObject({
      value: [{ sellerId: 'mehmet', name: 'Mehmet' }],
    })
    await userEvent.click(await button(unblock))
    expect(await button(block)).toHaveFocus()
    expect(within(card).queryByText(blocked)).toBeNull()
    expect(await port.list('ayse')).toMatchObject({ value: [] })
  },
)

it('an unnamed seller is blocked without a name', async () => {
  const port = await openAsMember('en', '')
  await userEvent.click(await button('Block seller'))
  expect(await button('Unblock this seller')).toBeVisible()
  expect(await port.list('ayse')).toMatchObject({ value: [{ sellerId: 'mehmet', name: '' }] })
})

it('a visitor who turns out to be the seller is not blocked by themselves', async () => {
  const askToSignIn = vi.fn<HostServices['askToSignIn']>()
  const { signIn, ...user } = aUser()
  const listings = createMemoryListings([aListing({ userId: 'ayse' })])
  const port = createMemoryBlockedSellers()
  const blockedSellers = blockedSellersOver(user.session, port)
  const services = { ...user, askToSignIn, blockedSellers, listings }
  await renderRemote(browse, { path: '/listing/civic', services })
  await userEvent.click(await button('Block seller'))
  await act(signIn)
  act(() => askToSignIn.mock.lastCall?.[1]?.onSignedIn?.())
  expect(await port.list('ayse')).toMatchObject({ value: [] })
})

it('a user cannot block themselves', async () => {
  const { signIn, ...services } = aUser()
  const listings = createMemoryListings([aListing({ userId: 'ayse' })])
  await renderRemote(browse, { path: '/listing/civic', services: { ...services, listings } })
  const block = await button('Block seller')
  await act(signIn)
  expect(block).not.toBeInTheDocument()
})
