import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { HostServices } from '@adamarket/shared/contract/host-services.ts'
import { appError } from '@adamarket/shared/domain/app-error.ts'
import { err } from '@adamarket/shared/domain/result.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { createMemoryProfiles } from '@adamarket/shared/memory/memory-profiles.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { aProfile } from '@adamarket/shared/testing/a-profile.ts'
import { aSignedInUser, aUser } from '@adamarket/shared/testing/a-user.ts'
import { expectNoViolations } from '@adamarket/shared/testing/expect-no-violations.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import * as account from '#expose/routes.tsx'

import styles from './profile-page.module.css'

const css = readFileSync(join(import.meta.dirname, 'profile-page.module.css'), 'utf8')

const ayse = aProfile({ id: 'ayse', name: 'Ayşe', email: 'ayse@example.com', about: 'Potter.' })

/** The profile of Ayşe, unless the path or the services say otherwise. */
async function open(services: Partial<HostServices> = {}, path = '/profile/ayse') {
  const { signIn, ...user } = aUser()
  const profiles = createMemoryProfiles([ayse])
  const rendered = await renderRemote(account, {
    path,
    services: { profiles, ...user, ...services },
  })
  return { ...rendered, signIn: () => act(signIn) }
}

describe('the profile page', () => {
  it('shows an email that is not confirmed to its owner alone, and says so', async () => {
    const { emailVerified: _verified, ...unconfirmed } = ayse
    const { signIn } = await open({ profiles: createMemoryProfiles([unconfirmed]) })
    expect(await screen.findByRole('heading', { level: 1, name: 'Ayşe' })).toBeVisible()
    expect(screen.queryByText('ayse@example.com')).toBeNull()
    await signIn()
    expect(await screen.findByText('ayse@example.com')).toBeVisible()
    expect(screen.getByText(/^Others can’t see your email/)).toBeVisible()
  })

  it('shows name, email, About and Listings', async () => {
    await open()
    expect(await screen.findByRole('heading', { name: 'Ayşe', level: 1 })).toBeVisible()
    expect(screen.getByText('ayse@example.com')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'About' })).toBeVisible()
    expect(screen.getByText('Potter.')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Listings' })).toBeVisible()
    expect(await screen.findByText('No listings yet.')).toBeVisible()
    expect(screen.queryByText(/Member since/)).toBeNull()
  })

  it('shows the picture and the date of joining', async () => {
    const picture = 'https://pictures.example/ayse.webp'
    const since = { ...ayse, picture, memberSince: '2026-03-15T12:00:00.000Z' }
    const { container } = await open({ profiles: createMemoryProfiles([since]) })
    expect(await screen.findByText('Member since March 2026')).toBeVisible()
    expect(container.querySelector(`img[src="${picture}"]`)).toBeVisible()
  })

  it('says that the email is confirmed, and how many listings are active', async () => {
    const listings = createMemoryListings([aListing(), aListing({ id: 'lamp', status: 'sold' })])
    const { unmount } = await open({ listings })
    expect(await screen.findByText('1 active listing')).toBeVisible()
    expect(screen.getByText('Email confirmed')).toBeVisible()
    unmount()
    await open({ profiles: createMemoryProfiles([{ ...ayse, email: '' }]) })
    expect(await screen.findByText('No listings yet.')).toBeVisible()
    expect(screen.queryByText('Email confirmed')).toBeNull()
    expect(screen.queryByText(/active listing/)).toBeNull()
  })

  it('says Loading... while the profile is loading', async () => {
    const profiles = {
      ...createMemoryProfiles([]),
      byId: () => new Promise<never>(() => undefined),
    }
    await open({ profiles })
    expect(await screen.findByText('Loading...')).toBeVisible()
  })

  it('says that there is no such profile', async () => {
    const { container } = await renderRemote(account, { path: '/profile/no-such-user' })
    expect(await screen.findByRole('alert')).toHaveTextContent('Profile not found.')
    expect(isRed(screen.getByRole('heading', { level: 1 }))).toBe(true)
    await expect.poll(() => document.title).toMatch(/^Profile not found\./)
    await expectNoViolations(container)
    expect(screen.getByRole('link', { name: 'Browse listings' })).toHaveAttribute('href', '/search')
  })

  it('without an id is the one of the signed-in user', async () => {
    const { router, signIn } = await open({}, '/profile')
    await screen.findByRole('alert')
    await signIn()
    expect(await screen.findByRole('heading', { name: 'Ayşe', level: 1 })).toBeVisible()
    expect(router.state.location.pathname).toBe('/profile/ayse')
  })

  it('says that the address names no user', async () => {
    await open({}, '/profile')
    expect(await screen.findByRole('alert')).toHaveTextContent('No userId provided.')
    expect(isRed(screen.getByRole('heading', { level: 1 }))).toBe(true)
  })

  it('says that the profile cannot be read, and tries again', async () => {
    const profiles = createMemoryProfiles([ayse])
    const byId = vi.fn(profiles.byId).mockResolvedValueOnce(err(appError('unavailable', undefined)))
    await open({ profiles: { ...profiles, byId } })
    expect(await screen.findByRole('alert')).toHaveTextContent('Error fetching profile.')
    expect(isRed(screen.getByRole('alert').parentElement)).toBe(true)
    // In an awaited act: React discards what suspends inside the act of a plain click.
    await act(() => userEvent.click(screen.getByRole('button', { name: 'Try again' })))
    expect(await screen.findByRole('heading', { name: 'Ayşe', level: 1 })).toBeVisible()
  })

  it('shows markup in a profile as text', async () => {
    const hostile = aProfile({
      id: 'x',
      name: '<img src=x onerror=alert(1)>',
      about: '<b>bold</b>',
    })
    await open({ profiles: createMemoryProfiles([hostile]) }, '/profile/x')
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(hostile.name)
    expect(screen.getByText('<b>bold</b>')).toBeVisible()
  })

  it('shows the listings of the user, newest first, in pages, sold ones marked', async () => {
    const listings = createMemoryListings([
      ...Array.from({ length: 13 }, (_, age) =>
        aListing({ id: `listing-${age}`, title: `Chair ${age}`, timestamp: daysAgo(age) }),
      ),
      aListing({ id: 'other', title: 'Not hers', userId: 'mehmet' }),
      aListing({ id: 'sold', title: 'Sold chair', status: 'sold', timestamp: daysAgo(1.5) }),
    ])
    await open({ listings })
    await screen.findByRole('heading', { level: 3, name: 'Chair 0' })
    expect(titles()).toHaveLength(12)
    expect(titles().slice(0, 3)).toEqual(['Chair 0', 'Chair 1', 'Sold chair'])
    expect(screen.getByText('Sold')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    await screen.findByRole('heading', { level: 3, name: 'Chair 12' })
    expect(titles()).toHaveLength(14)
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('lets a visitor keep an active listing, but not the seller', async () => {
    const listings = createMemoryListings([
      aListing({ id: 'chair', title: 'Chair' }),
      aListing({ id: 'sold', title: 'Sold chair', status: 'sold' }),
    ])
    const { services, signIn } = await open({ listings })
    const hearts = await screen.findAllByRole('button', { name: /^Favourite/ })
    expect(hearts).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Favourite: Chair' }))
    expect(services.favourites.getState().favourites).toMatchObject([{ listingId: 'chair' }])
    await signIn()
    expect(screen.queryByRole('button', { name: /^Favourite/ })).toBeNull()
  })

  it('is shown when its listings cannot be read, and tries again', async () => {
    const listings = createMemoryListings([aListing({ userId: 'ayse', title: 'Chair' })])
    const bySeller = vi
      .fn(listings.bySeller)
      .mockResolvedValueOnce(err(appError('unavailable', undefined)))
    await open({ listings: { ...listings, bySeller } })
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the listings')
    expect(screen.getByRole('heading', { name: 'Ayşe', level: 1 })).toBeVisible()
    // In an awaited act: React discards what suspends inside the act of a plain click.
    await act(() => userEvent.click(screen.getByRole('button', { name: 'Try again' })))
    expect(await screen.findByRole('link', { name: 'Chair' })).toHaveAttribute(
      'href',
      '/listing/civic',
    )
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('offers editing to its owner only', async () => {
    const { signIn } = await open()
    await screen.findByRole('heading', { name: 'Ayşe', level: 1 })
    expect(screen.queryByRole('link', { name: 'Edit profile' })).toBeNull()
    await signIn()
    expect(screen.getByRole('link', { name: 'Edit profile' })).toHaveAttribute('href', '/settings')
    expect(screen.getByRole('link', { name: 'My listings' })).toHaveAttribute(
      'href',
      '/my-listings',
    )
  })

  it('shows new members a profile that has not been written yet', async () => {
    const user = await aSignedInUser({ uid: 'new' })
    await open({ profiles: createMemoryProfiles([]), ...user }, '/profile/new')
    expect(await screen.findByText('new@example.com')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('copies its link where the device has no share dialog', async () => {
    const user = userEvent.setup()
    const success = vi.fn()
    await open({ notify: { success, info: vi.fn(), error: vi.fn() } })
    await user.click(await screen.findByRole('button', { name: 'Share' }))
    expect(await navigator.clipboard.readText()).toMatch(/\/profile\/ayse$/)
    expect(success).toHaveBeenCalledWith('Link copied.')
  })
})

/** Whether the page's styles give an element the colour of errors. */
function isRed(element: Element | null): boolean {
  const red = /([^{}]*)\{\s*color: var\(--color-danger\);/.exec(css)?.[1] ?? ''
  const names = [...red.matchAll(/\.(\w+)/g)].flatMap(([, name]) => styles[name ?? ''] ?? [])
  return names.some((name) => element?.classList.contains(name))
}

function titles(): readonly (string | null)[] {
  return screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
}

function daysAgo(days: number): string {
  return new Date(Date.UTC(2026, 6, 4) - days * 86_400_000).toISOString()
}
