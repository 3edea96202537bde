import { appError } from '@adamarket/shared/domain/app-error.ts'
import { err } from '@adamarket/shared/domain/result.ts'
import { createMemoryProfiles } from '@adamarket/shared/memory/memory-profiles.ts'
import { aProfile } from '@adamarket/shared/testing/a-profile.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import * as account from '#expose/routes.tsx'

const ayse = aProfile({ id: 'ayse', name: 'Ayşe', email: 'ayse@example.com', about: 'Potter.' })

describe('the profile page', () => {
  it('shows name, e-mail, About and an empty Listings heading', async () => {
    await renderRemote(account, {
      path: '/profile/ayse',
      services: { profiles: createMemoryProfiles([ayse]) },
    })
    expect(await screen.findByRole('heading', { name: 'Ayşe', level: 1 })).toBeVisible()
    expect(screen.getByText('ayse@example.com')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'About' })).toBeVisible()
    expect(screen.getByText('Potter.')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Listings' })).toBeVisible()
  })

  it('says Loading... while the profile is on its way', async () => {
    const profiles = {
      ...createMemoryProfiles([]),
      byId: () => new Promise<never>(() => undefined),
    }
    await renderRemote(account, { path: '/profile/ayse', services: { profiles } })
    expect(await screen.findByText('Loading...')).toBeVisible()
  })

  it('says so when there is no such profile', async () => {
    await renderRemote(account, { path: '/profile/nobody' })
    expect(await screen.findByRole('alert')).toHaveTextContent('Profile not found.')
  })

  it('says so when the address names nobody', async () => {
    await renderRemote(account, { path: '/profile' })
    expect(await screen.findByRole('alert')).toHaveTextContent('No userId provided.')
  })

  it('says so when the profile cannot be read', async () => {
    const byId = async () => err(appError('unavailable', undefined))
    const profiles = { ...createMemoryProfiles([]), byId }
    await renderRemote(account, { path: '/profile/ayse', services: { profiles } })
    expect(await screen.findByRole('alert')).toHaveTextContent('Error fetching profile.')
  })

  it('shows markup in a profile as text', async () => {
    const hostile = aProfile({
      id: 'x',
      name: '<img src=x onerror=alert(1)>',
      about: '<b>bold</b>',
    })
    await renderRemote(account, {
      path: '/profile/x',
      services: { profiles: createMemoryProfiles([hostile]) },
    })
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(hostile.name)
    expect(screen.getByText('<b>bold</b>')).toBeVisible()
  })
})
