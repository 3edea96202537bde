import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { createMemoryProfiles } from '@adamarket/shared/memory/memory-profiles.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { aProfile } from '@adamarket/shared/testing/a-profile.ts'
import { hydrateRemote, userOfDevice } from '@adamarket/shared/testing/hydrate-remote.tsx'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import * as account from '#expose/routes.tsx'

it('hydrates the user’s own profile, and then offers to change it', async () => {
  const { uid: id } = userOfDevice
  const listing = aListing({ userId: id, timestamp: new Date().toISOString() })
  const { problems, served } = await hydrateRemote(account, {
    path: `/profile/${id}`,
    services: {
      listings: createMemoryListings([listing]),
      profiles: createMemoryProfiles([aProfile({ id, memberSince: '2024-03-01T09:00:00.000Z' })]),
    },
  })
  expect(problems).toEqual([])
  expect(served).not.toContain('Today')
  expect(screen.getByText('Today')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Edit profile' })).toBeVisible()
})

it('hydrates the page of a user who does not exist', async () => {
  const { problems, served } = await hydrateRemote(account, { path: '/profile/no-such-user' })
  expect(problems).toEqual([])
  expect(served).toContain('Profile not found.')
})
