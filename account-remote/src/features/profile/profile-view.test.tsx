import type { HostServices } from '@adamarket/shared/contract/host-services.ts'
import { appError } from '@adamarket/shared/domain/app-error.ts'
import { maxBlockedSellers } from '@adamarket/shared/domain/user/blocked-seller.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'
import { createMemoryBlockedSellers } from '@adamarket/shared/memory/memory-blocked-sellers.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { createMemoryProfiles } from '@adamarket/shared/memory/memory-profiles.ts'
import { createBlockedSellersStore } from '@adamarket/shared/state/blocked-sellers-store.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { aProfile } from '@adamarket/shared/testing/a-profile.ts'
import { aSignedInUser } from '@adamarket/shared/testing/a-user.ts'
import { memoryStorage } from '@adamarket/shared/testing/memory-storage.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import * as account from '#expose/routes.tsx'

describe('the seller of a profile', () => {
  const mehmet = aProfile({ id: 'mehmet', name: 'Mehmet' })
  const lamp = aListing({ id: 'lamp', title: 'Lamp', userId: 'mehmet' })

  async function open(
    port = createMemoryBlockedSellers(),
    others: Partial<Pick<HostServices, 'askToSignIn'>> = {},
  ) {
    const user = await aSignedInUser()
    const storage = memoryStorage()
    const notify = { success: vi.fn(), error: vi.fn(), info: vi.fn() }
    const blockedSellers = createBlockedSellersStore({
      storage,
      session: user.session,
      port,
      report: vi.fn(),
    })
    const profiles = createMemoryProfiles([mehmet])
    const listings = createMemoryListings([lamp])
    const services = { ...user, blockedSellers, profiles, listings, notify, ...others }
    await renderRemote(account, { path: '/profile/mehmet', services })
    return { port, notify, auth: user.auth }
  }

  it('is blocked, which hides their listings, and unblocked', async () => {
    const { port, notify } = await open()
    expect(await screen.findByRole('link', { name: 'Lamp' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Block seller' }))
    expect(await screen.findByText(/^You’ve blocked this seller/)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Lamp' })).toBeNull()
    expect(notify.success).toHaveBeenCalledWith('You won’t see Mehmet’s listings any more.')
    expect(await port.list('ayse')).toMatchObject({
      value: [{ sellerId: 'mehmet', name: 'Mehmet' }],
    })
    await userEvent.click(screen.getByRole('button', { name: 'Unblock Mehmet' }))
    expect(await screen.findByRole('link', { name: 'Lamp' })).toBeVisible()
    expect(await port.list('ayse')).toEqual(ok([]))
  })

  it('stays as they are when that fails', async () => {
    const block = async () => err(appError('unavailable', undefined))
    const { notify } = await open({ ...createMemoryBlockedSellers(), block })
    await userEvent.click(await screen.findByRole('button', { name: 'Block seller' }))
    await vi.waitFor(() => expect(notify.error).toHaveBeenCalledOnce())
    expect(screen.getByRole('link', { name: 'Lamp' })).toBeVisible()
  })

  it('is not blocked beyond the limit, and the page says why', async () => {
    const port = createMemoryBlockedSellers()
    for (let at = 0; at < maxBlockedSellers; at += 1) {
      await port.block('ayse', { sellerId: `seller-${at}`, name: '', blockedAt: '' })
    }
    const { notify } = await open(port)
    await userEvent.click(await screen.findByRole('button', { name: 'Block seller' }))
    expect(notify.error).toHaveBeenCalledWith(expect.stringContaining('200 sellers'))
    expect(await port.list('ayse')).toHaveProperty('value.length', maxBlockedSellers)
  })

  it('is blocked by those who have signed in', async () => {
    const askToSignIn = vi.fn<HostServices['askToSignIn']>()
    const { port, auth } = await open(createMemoryBlockedSellers(), { askToSignIn })
    await act(() => auth.signOut())
    await userEvent.click(await screen.findByRole('button', { name: 'Block seller' }))
    const [, intent] = askToSignIn.mock.lastCall ?? []
    expect(intent?.reason).toBe('Sign in to block this seller.')
    expect(await port.list('ayse')).toEqual(ok([]))
    await act(() => auth.signIn('ayse@example.com', 'limon-agaci'))
    act(() => intent?.onSignedIn?.())
    expect(await screen.findByText(/^You’ve blocked this seller/)).toBeVisible()
  })
})
