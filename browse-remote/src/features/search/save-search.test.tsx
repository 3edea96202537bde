import type { HostServices } from '@adamarket/shared/contract/host-services.ts'
import { appError } from '@adamarket/shared/domain/app-error.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { createMemorySavedSearches } from '@adamarket/shared/memory/memory-saved-searches.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { aSignedInUser } from '@adamarket/shared/testing/a-user.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'

import * as browse from '#expose/routes.tsx'

const path = '/search?query=civic&location=Girne&condition=used&sort=price-up'

async function open({ uid = 'ayse', at = path, failing = {}, isEmailVerified = true } = {}) {
  const port = createMemorySavedSearches()
  const save = vi.spyOn(port, 'save')
  const askToSignIn = vi.fn<HostServices['askToSignIn']>()
  const { services, router } = await renderRemote(browse, {
    path: at,
    services: {
      listings: createMemoryListings([aListing()]),
      savedSearches: { ...port, ...failing },
      askToSignIn,
    },
  })
  const email = 'ayse@example.com'
  const account = { uid, email, isEmailVerified, signInMethods: ['password' as const] }
  if (uid !== '') act(() => services.session.setState({ user: { uid, email }, account }))
  // A test before it may have saved this search: it is not saved once that was read.
  await userEvent.click(await screen.findByRole('button', { name: 'Save search' }))
  if (uid === '') {
    await vi.waitUntil(() => askToSignIn.mock.lastCall !== undefined)
    act(() => services.session.setState({ user: { uid: 'ayse', email } }))
    askToSignIn.mock.lastCall?.[1]?.onSignedIn?.()
  }
  const dialog = within(await screen.findByRole('dialog', { name: 'Save search' }))
  return { save, askToSignIn, dialog, router }
}

it('saves the whole search but its order, under a name that can be changed', async () => {
  const { save, dialog } = await open()
  const name = await dialog.findByLabelText('Name')
  expect(name).toHaveValue('civic, Girne, Used')
  expect(name).toHaveFocus()
  await userEvent.clear(name)
  await userEvent.click(dialog.getByRole('button', { name: 'Save search' }))
  expect(dialog.getByText('Please enter a name.')).toBeVisible()
  expect(name).toHaveFocus()
  await userEvent.type(name, 'My civic')
  await userEvent.click(dialog.getByRole('radio', { name: 'Once a day' }))
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Save search' }))
  expect(await dialog.findByText('Search saved')).toBeVisible()
  expect(dialog.getByText('We’ll email you once a day about new listings.')).toBeVisible()
  expect(dialog.getAllByRole('button', { name: 'Close' }).at(-1)).toHaveFocus()
  expect(dialog.getByRole('link', { name: 'Saved searches' })).toHaveAttribute(
    'href',
    '/saved-searches',
  )
  expect(save).toHaveBeenCalledExactlyOnceWith('ayse', {
    name: 'My civic',
    search: 'query=civic&location=Girne&condition=used',
    notify: 'daily',
    language: 'en',
  })
})

it('leads to the saved searches once it is saved, here or before', async () => {
  const { dialog } = await open()
  await userEvent.click(await dialog.findByRole('button', { name: 'Save search' }))
  await dialog.findByText('Search saved')
  await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? document.body)
  const link = screen.getByRole('link', { name: 'Search saved' })
  expect(link).toHaveAttribute('href', '/saved-searches')
  expect(screen.queryByRole('button', { name: 'Save search' })).toBeNull()
})

it.each([
  ['saved', true],
  ['not saved', false],
])('shows that the search is %s', async (_what, isSaved) => {
  const user = await aSignedInUser({ uid: `reader-${isSaved}` })
  const savedSearches = createMemorySavedSearches()
  const search = 'query=zeppelin&location=All'
  if (isSaved) {
    const named = { name: 'Zeppelins', notify: 'never', language: 'en' } as const
    await savedSearches.save(`reader-${isSaved}`, { ...named, search })
  }
  const services = { ...user, savedSearches, listings: createMemoryListings([aListing()]) }
  await renderRemote(browse, { path: `/search?${search}`, services })
  expect(await screen.findByText('No results found for "zeppelin"')).toBeVisible()
  const shown = isSaved ? 'Search saved' : 'Save search'
  expect(await screen.findByRole(isSaved ? 'link' : 'button', { name: shown })).toBeVisible()
  const tellMe = screen.queryByRole('button', { name: 'Tell me when one appears' })
  expect(tellMe !== null).toBe(!isSaved)
})

it('shows that a search was saved in another tab once the user returns to this one', async () => {
  const user = await aSignedInUser({ uid: 'two-tabs' })
  const savedSearches = createMemorySavedSearches()
  const services = { ...user, savedSearches, listings: createMemoryListings([aListing()]) }
  await renderRemote(browse, { path: '/search?query=airship&location=All', services })
  expect(await screen.findByRole('button', { name: 'Save search' })).toBeVisible()
  await savedSearches.save('two-tabs', {
    name: 'Airships',
    search: 'query=airship&location=All',
    notify: 'never',
    language: 'en',
  })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByRole('link', { name: 'Search saved' })).toBeVisible()
})

it('shows that a search is saved whose slip was corrected', async () => {
  const user = await aSignedInUser({ uid: 'typist' })
  const savedSearches = createMemorySavedSearches()
  const named = { name: 'Civics', notify: 'never', language: 'en' } as const
  await savedSearches.save('typist', { ...named, search: 'query=Civic&location=All' })
  const services = { ...user, savedSearches, listings: createMemoryListings([aListing()]) }
  await renderRemote(browse, { path: '/search?query=civci', services })
  expect(await screen.findByRole('link', { name: 'Search saved' })).toBeVisible()
})

it('suggests a name with the attributes that are filtered by', async () => {
  const { dialog } = await open({
    at: '/search?category=Real+Estate&subcategory=Apartments&dealType=rent&rooms=3%2B1&area-min=100',
  })
  expect(await dialog.findByLabelText('Name')).toHaveValue(
    'Real Estate, Apartments, To rent, Rooms: 3+1, Floor area: From 100 m²',
  )
})

it('saves the text that was searched for instead of one with a slip', async () => {
  const { dialog } = await open({ at: '/search?query=civci' })
  expect(dialog.getByLabelText('Name')).toHaveValue('Civic')
})

it('asks a visitor to sign in, saying why, and then goes on', async () => {
  const { askToSignIn, dialog } = await open({ uid: '' })
  const [redirectTo, intent] = askToSignIn.mock.lastCall ?? []
  expect(redirectTo).toBeUndefined()
  expect(askToSignIn).toHaveBeenCalledOnce()
  expect(intent?.reason).toMatch(/^Sign in to save this search/)
  expect(await dialog.findByLabelText('Name')).toHaveValue('civic, Girne, Used')
})

it('says that emails need a confirmed address, unless none are wanted', async () => {
  const { dialog } = await open({ isEmailVerified: false })
  const hint = 'We’ll email you once you’ve confirmed ayse@example.com in Settings.'
  expect(dialog.getByText(hint)).toBeVisible()
  await userEvent.click(dialog.getByRole('radio', { name: 'Never' }))
  expect(dialog.queryByText(hint)).toBeNull()
})

it.each([
  ['already-saved' as const, 'You’ve already saved this search'],
  ['full' as const, 'You can’t save more searches'],
])('says when a search is not saved: %s', async (outcome, text) => {
  const { dialog } = await open({ failing: { save: async () => ok(outcome) } })
  await userEvent.click(dialog.getByRole('button', { name: 'Save search' }))
  expect(await dialog.findByText(text)).toBeVisible()
})

it('keeps what was typed when it cannot be saved', async () => {
  const save = async () => err(appError('unavailable', undefined))
  const { dialog } = await open({ failing: { save } })
  await userEvent.type(dialog.getByLabelText('Name'), '!')
  await userEvent.click(dialog.getByRole('button', { name: 'Save search' }))
  expect(await dialog.findByText('Couldn’t save this search')).toBeVisible()
  expect(dialog.getByLabelText('Name')).toHaveValue('civic, Girne, Used!')
})

it('does not save a search that is too long', async () => {
  const filters =
    'location=Guzelyurt&condition=used&category=Vehicles&subcategory=Cars+for+Sale&currency=GBP&min=1000&max=90000&sort=price-down&make=Honda&fuel=petrol&gearbox=automatic&steering=right&year-min=2010&year-max=2020&mileage-max=90000'
  const { dialog } = await open({ at: `/search?query=${'世'.repeat(200)}&${filters}` })
  expect(dialog.getByText('This search is too long to save')).toBeVisible()
})
