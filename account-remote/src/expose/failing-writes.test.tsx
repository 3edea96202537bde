import type { HostServices } from '@adamarket/shared/contract/host-services.ts'
import { searchKey } from '@adamarket/shared/domain/user/device-alerts.ts'
import type { Notice } from '@adamarket/shared/domain/moderation/moderation.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'
import type { SavedSearch } from '@adamarket/shared/domain/search/saved-search.ts'
import { createMemoryBlockedSellers } from '@adamarket/shared/memory/memory-blocked-sellers.ts'
import { createMemoryFavouriteAlerts } from '@adamarket/shared/memory/memory-favourite-alerts.ts'
import { createMemoryFavourites } from '@adamarket/shared/memory/memory-favourites.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import type { MemoryCase } from '@adamarket/shared/memory/memory-moderation.ts'
import { createMemoryModeration } from '@adamarket/shared/memory/memory-moderation.ts'
import { createMemoryNotices } from '@adamarket/shared/memory/memory-notices.ts'
import { createMemoryOwnRecords } from '@adamarket/shared/memory/memory-own-records.ts'
import { createMemoryProfiles } from '@adamarket/shared/memory/memory-profiles.ts'
import { createMemorySavedSearches } from '@adamarket/shared/memory/memory-saved-searches.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { aProfile } from '@adamarket/shared/testing/a-profile.ts'
import { aSignedInUser, aUser } from '@adamarket/shared/testing/a-user.ts'
import {
  accountErrors,
  appErrors,
  testEachFailure,
} from '@adamarket/shared/testing/each-failure.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { blockedSellersOver, favouritesOver } from '@adamarket/shared/testing/stores-over.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe } from 'vitest'

import * as account from './routes.tsx'

type Services = Partial<HostServices>

const press = async (name: string | RegExp) =>
  await userEvent.click(await screen.findByRole('button', { name }))
const fill = async (field: HTMLElement, text: string) => {
  await userEvent.click(field)
  await userEvent.paste(text)
}
const type = async (label: string, text: string) => fill(await screen.findByLabelText(label), text)
const dialog = async () => within(await screen.findByRole('dialog'))
const pressInDialog = async (name: string) =>
  await userEvent.click((await dialog()).getByRole('button', { name }))

const visit = (path: string, services: Services) => renderRemote(account, { path, services })

async function openAsUser(path: string, services: Services) {
  await visit(path, { ...(await aSignedInUser()), ...services })
}

describe('my listings', () => {
  const open = (own: Partial<HostServices['ownListings']>, services: Services) => {
    const listings = createMemoryListings([aListing({ title: 'Civic' })])
    return openAsUser('/my-listings', {
      listings,
      ownListings: { ...listings.own, ...own },
      ...services,
    })
  }
  const removed: Notice = {
    id: 'one',
    listingId: 'civic',
    title: 'Civic',
    action: 'remove',
    reason: 'scam',
    note: '',
    at: '2026-11-20T10:00:00.000Z',
  }

  testEachFailure('sold', appErrors, async (error, notify) => {
    await open({ setStatus: async () => err(error) }, { notify })
    await press('Mark as sold: Civic')
  })
  testEachFailure('deleting', appErrors, async (error, notify) => {
    await open({ remove: async () => err(error) }, { notify })
    await press('Delete: Civic')
    await pressInDialog('Delete')
  })
  testEachFailure('an objection', appErrors, async (error, notify) => {
    const object = async () => err(error)
    await open({}, { notify, notices: { ...createMemoryNotices([removed]), object } })
    await press(/^Object/)
    await type('Your objection', 'Look again.')
    await pressInDialog('Send objection')
  })
})

describe('settings', () => {
  const profiles = createMemoryProfiles([aProfile()])
  const open = async (own: Partial<HostServices['auth']>, services: Services) => {
    const user = await aSignedInUser()
    await visit('/settings', { ...user, profiles, auth: { ...user.auth, ...own }, ...services })
    await screen.findByLabelText('Name')
  }
  const part = (name: string) => within(screen.getByRole('region', { name }))

  testEachFailure('the profile', appErrors, async (error, notify) => {
    await open({}, { notify, profiles: { ...profiles, save: async () => err(error) } })
    await press('Save profile')
  })
  testEachFailure('the email', accountErrors, async (error, notify) => {
    await open({ changeEmail: async () => err(error) }, { notify })
    await type('New email address', 'new@example.com')
    await fill(part('Email').getByLabelText('Current password'), 'x')
    await press('Change email')
  })
  testEachFailure('the password', accountErrors, async (error, notify) => {
    await open({ changePassword: async () => err(error) }, { notify })
    await fill(part('Password').getByLabelText('Current password'), 'x')
    await fill(part('Password').getByLabelText('New password'), 'portakal')
    await press('Change password')
  })
  testEachFailure('the verification', accountErrors, async (error, notify) => {
    await open({ sendVerification: async () => err(error) }, { notify })
    await press('Send again')
  })
  testEachFailure('deleting the account', accountErrors, async (error, notify) => {
    await open({ deleteAccount: async () => err(error) }, { notify })
    await press('Delete my account')
    await fill((await dialog()).getByLabelText('Current password'), 'x')
    await pressInDialog('Delete account')
  })
  testEachFailure('the download', appErrors, async (error, notify) => {
    await open(
      {},
      { notify, ownRecords: { ...createMemoryOwnRecords(), read: async () => err(error) } },
    )
    await press('Download my data')
  })
  testEachFailure('unblocking', appErrors, async (error, notify) => {
    const user = await aSignedInUser()
    const port = createMemoryBlockedSellers()
    await port.block('ayse', {
      sellerId: 'mehmet',
      name: 'Mehmet',
      blockedAt: '2026-11-20T10:00:00.000Z',
    })
    const blockedSellers = blockedSellersOver(user.session, {
      ...port,
      unblock: async () => err(error),
    })
    await blockedSellers.getState().refresh()
    await visit('/settings', { ...user, profiles, blockedSellers, notify })
    await press('Unblock Mehmet')
  })
  testEachFailure('signing out', appErrors, async (error, notify) => {
    const user = await aSignedInUser()
    const auth = { ...user.auth, signOut: async () => err(error) }
    await visit('/login', { ...user, auth, notify })
    await press('Sign out')
  })
})

describe('favourites', () => {
  const open = async (failing: object, services: Services) => {
    const user = await aSignedInUser()
    const port = createMemoryFavourites()
    const { id: listingId, title, price, currency } = aListing()
    const addedAt = '2026-11-20T10:00:00.000Z'
    await port.add('ayse', { listingId, title, price, currency, addedAt })
    const favourites = favouritesOver(user.session, { ...port, ...failing })
    await favourites.getState().refresh()
    const listings = createMemoryListings([aListing()])
    await visit('/favourites', { ...user, favourites, listings, ...services })
  }

  testEachFailure('removing', appErrors, async (error, notify) => {
    await open({ remove: async () => err(error) }, { notify })
    await screen.findByText('Girne')
    await press(/^Remove/)
  })
  testEachFailure('emails', appErrors, async (error, notify) => {
    const favouriteAlerts = { ...createMemoryFavouriteAlerts(), set: async () => err(error) }
    await open({}, { notify, favouriteAlerts })
    await userEvent.click(await screen.findByRole('checkbox'))
  })
})

describe('saved searches', () => {
  const sofas: SavedSearch = {
    id: '1',
    name: 'Sofas',
    search: 'query=sofa&location=All',
    notify: 'immediately',
    createdAt: '2026-11-20T10:00:00.000Z',
    newCount: 0,
  }
  const open = (failing: Partial<HostServices['savedSearches']>, services: Services) =>
    openAsUser('/saved-searches', {
      savedSearches: { ...createMemorySavedSearches([sofas]), ...failing },
      ...services,
    })

  testEachFailure('emails', appErrors, async (error, notify) => {
    await open({ update: async () => err(error) }, { notify })
    await userEvent.selectOptions(await screen.findByRole('combobox'), 'Emails: Never')
  })
  testEachFailure('renaming', appErrors, async (error, notify) => {
    await open({ update: async () => err(error) }, { notify })
    await press('Rename: Sofas')
    await fill((await dialog()).getByLabelText('Name'), ' in Girne')
    await pressInDialog('Save')
  })
  testEachFailure('deleting', appErrors, async (error, notify) => {
    await open({ remove: async () => err(error) }, { notify })
    await press('Delete: Sofas')
    await pressInDialog('Delete')
  })
  testEachFailure('notifications', appErrors, async (error, notify) => {
    const deviceAlerts: HostServices['deviceAlerts'] = {
      read: async () => ok({ state: 'ready', chosen: [searchKey(sofas)] }),
      choose: async () => err(error),
      list: async () => ok([]),
    }
    await open({}, { notify, deviceAlerts })
    await userEvent.click(await screen.findByRole('checkbox'))
  })
})

describe('the desk', () => {
  const listing = aListing()
  const reported: MemoryCase = {
    id: 'civic',
    title: 'Civic',
    sellerId: listing.userId,
    version: 1,
    status: 'active',
    openedAt: '2026-11-20T10:00:00.000Z',
    dueAt: '2026-11-21T10:00:00.000Z',
    reasons: ['scam'],
    flags: [],
    listing,
  }
  const refusals = (['case-changed', 'decided-by-you', 'too-close', 'not-possible'] as const).map(
    (kind) => ({ kind, cause: 'x' }),
  )

  testEachFailure('a decision', [...appErrors, ...refusals], async (error, notify) => {
    const moderation = { ...createMemoryModeration([reported]), decide: async () => err(error) }
    await openAsUser('/desk/civic', { moderation, notify })
    await press('Dismiss')
  })
})

describe('entering', () => {
  const open = (path: string, own: Partial<HostServices['auth']>, services: Services) => {
    const { auth, session } = aUser()
    return visit(path, { session, auth: { ...auth, ...own }, ...services })
  }

  testEachFailure('signing in', accountErrors, async (error, notify) => {
    await open('/login', { signIn: async () => err(error) }, { notify })
    await type('Email', 'ayse@example.com')
    await type('Password', 'limon-agaci')
    await press('Sign in')
  })
  testEachFailure('signing in with Google', accountErrors, async (error, notify) => {
    await open('/login', { signInWithGoogle: async () => err(error) }, { notify })
    await press('Continue with Google')
  })
  testEachFailure('registering', accountErrors, async (error, notify) => {
    await open('/register', { register: async () => err(error) }, { notify })
    await type('Name', 'Ayşe')
    await type('Email', 'ayse@example.com')
    await type('Password', 'limon-agaci')
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
    await press('Create account')
  })
  testEachFailure('asking for a new password', accountErrors, async (error, notify) => {
    await open('/reset-password', { sendPasswordReset: async () => err(error) }, { notify })
    await type('Email', 'ayse@example.com')
    await press('Send link')
  })
  testEachFailure('choosing a new password', accountErrors, async (error, notify) => {
    const path = `/account-action?mode=resetPassword&oobCode=ayse@example.com&test=${error.kind}`
    await open(path, { resetPassword: async () => err(error) }, { notify })
    await type('New password', 'portakal')
    await press('Save password')
  })
  testEachFailure('the link of an email', accountErrors, async (error, notify) => {
    const path = `/account-action?mode=verifyEmail&oobCode=x&test=${error.kind}`
    await open(path, { applyCode: async () => err(error) }, { notify })
  })
})
