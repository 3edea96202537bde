import { appError } from '@adamarket/shared/domain/app-error.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import type { OwnListingsPort } from '@adamarket/shared/domain/ports.ts'
import { err } from '@adamarket/shared/domain/result.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { aSignedInUser } from '@adamarket/shared/testing/a-user.ts'
import { expectNoViolations } from '@adamarket/shared/testing/expect-no-violations.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'

import * as account from '#expose/routes.tsx'

const askedAt = '2026-07-04T10:00:00.000Z'

async function open(fields: Partial<Listing>, own: Partial<OwnListingsPort> = {}) {
  const listings = createMemoryListings([aListing({ title: 'Civic', ...fields })])
  const notify = { success: vi.fn(), error: vi.fn(), info: vi.fn() }
  await renderRemote(account, {
    path: `/my-listings?show=${fields.status === 'held' ? 'active' : (fields.status ?? 'active')}`,
    services: {
      ...(await aSignedInUser()),
      listings,
      ownListings: { ...listings.own, ...own },
      notify,
    },
  })
  await screen.findByRole('heading', { level: 2, name: 'Civic' })
  return { listings, notify }
}
const answer = () => screen.queryByRole('button', { name: 'Still available: Civic' })
const press = async () => await userEvent.click(answer() ?? document.body)

it('a listing that may be gone says until when, and is renewed by one press', async () => {
  const { listings, notify } = await open({ askedAt })
  expect(screen.getByText(/On 3 August 2026 it’s hidden\./)).toBeVisible()
  await expectNoViolations(screen.getByRole('region', { name: 'Active' }))
  await press()
  expect(notify.success).toHaveBeenCalledWith('Thank you. “Civic” stays online.')
  expect(screen.queryByText('Still available?')).toBeNull()
  expect(screen.getByRole('region', { name: 'Active' })).toHaveFocus()
  const stored = await listings.byId('civic')
  expect(stored.ok && stored.value).toHaveProperty('renewedAt')
})

it('a hidden one says why, and is shown again', async () => {
  await open({ status: 'held', isHeldByAge: true, askedAt })
  expect(screen.getByText(/^No one else can see it, since/)).toBeVisible()
  await press()
  expect(screen.queryByText(/^No one else can see it/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Mark as sold: Civic' })).toBeEnabled()
})

it('a listing that the backend is about to show again says so', async () => {
  await open({ status: 'held', isHeldByAge: true, askedAt, renewedAt: '2026-09-01T10:00:00.000Z' })
  expect(screen.getByText('Everyone can see it again in a moment.')).toBeVisible()
  expect(answer()).toBeNull()
})

it.each<[string, Partial<Listing>]>([
  ['sold', { status: 'sold', askedAt }],
  ['removed', { status: 'removed', statusReason: 'Fake', askedAt }],
  ['renewed', { askedAt, renewedAt: '2026-07-05T10:00:00.000Z' }],
  ['new', {}],
])('a listing that is %s has no question', async (_what, fields) => {
  await open(fields)
  expect(answer()).toBeNull()
})

it('an answer that fails is undone, and says why', async () => {
  await open({ askedAt }, { renew: async () => err(appError('unavailable', new Error('Down'))) })
  await press()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Couldn’t save that “Civic” is still available\./,
  )
  expect(answer()).toBeVisible()
})
