import { appError } from '@adamarket/shared/domain/app-error.ts'
import { err } from '@adamarket/shared/domain/result.ts'
import { createMemoryFavouriteAlerts } from '@adamarket/shared/memory/memory-favourite-alerts.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { aUser } from '@adamarket/shared/testing/a-user.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { favouritesOver } from '@adamarket/shared/testing/stores-over.ts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'

import * as account from '#expose/routes.tsx'

const name = 'Email me when a favourite gets cheaper or is sold'

async function open({ isSignedIn = true, failing = {} } = {}) {
  const { signIn, ...user } = aUser()
  if (isSignedIn) await signIn()
  const favourites = favouritesOver(user.session)
  await favourites.getState().toggle(aListing())
  const port = createMemoryFavouriteAlerts()
  await renderRemote(account, {
    path: '/favourites',
    services: {
      ...user,
      favourites,
      listings: createMemoryListings([aListing()]),
      favouriteAlerts: { ...port, ...failing },
    },
  })
  await screen.findByRole('heading', { level: 2 })
  return port
}

it('turns emails about favourites on and off', async () => {
  const port = await open()
  const choice = await screen.findByRole('checkbox', { name })
  expect(choice).not.toBeChecked()
  await userEvent.click(choice)
  expect(choice).toBeChecked()
  await expect.poll(() => port.isOn('ayse')).toEqual({ ok: true, value: true })
  await userEvent.click(choice)
  await expect.poll(() => port.isOn('ayse')).toEqual({ ok: true, value: false })
})

it('stays as it was when it cannot be changed', async () => {
  await open({ failing: { set: async () => err(appError('unavailable', undefined)) } })
  await userEvent.click(await screen.findByRole('checkbox', { name }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t change this.')
  expect(screen.getByRole('checkbox', { name })).not.toBeChecked()
})

it('is not offered without an account', async () => {
  await open({ isSignedIn: false })
  expect(screen.queryByRole('checkbox', { name })).toBeNull()
})
