import type { HostServices } from '@adamarket/shared/contract/host-services.ts'
import type { RoutesModule } from '@adamarket/shared/contract/remote-modules.ts'
import { Outlet } from '@adamarket/shared/contract/router.ts'
import type { SavedSearch } from '@adamarket/shared/domain/search/saved-search.ts'
import { createMemoryProfiles } from '@adamarket/shared/memory/memory-profiles.ts'
import { createMemorySavedSearches } from '@adamarket/shared/memory/memory-saved-searches.ts'
import { aProfile } from '@adamarket/shared/testing/a-profile.ts'
import { aSignedInUser } from '@adamarket/shared/testing/a-user.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'

import { savedProfile } from '#components/own-profile.ts'

import { AccountMenu } from './menu.tsx'
import * as account from './routes.tsx'

// Another test may have saved a profile on this page.
beforeEach(() => savedProfile.setState({}, true))

const ayse = { uid: 'ayse', email: 'ayse@example.com' }

/** The menu above the page, as in the header of the site. */
const site: RoutesModule = {
  ...account,
  createRoutes: (services) => [
    {
      element: (
        <>
          <AccountMenu user={ayse} defaultOpen={false} />
          <Outlet />
        </>
      ),
      children: [...account.createRoutes(services)],
    },
  ],
}

async function open(path: string, own: Partial<HostServices> = {}, role?: 'moderator') {
  const services = { ...(await aSignedInUser(role && { role })), ...own }
  await renderRemote(site, { path, services })
}

it('the header shows a saved picture at once', async () => {
  const picture = 'https://pictures.example/ayse.webp'
  await open('/settings', { profiles: createMemoryProfiles([aProfile({ picture })]) })
  const button = await screen.findByRole('button', { name: /ayse@example\.com/ })
  await expect.poll(() => button.querySelector('img')?.getAttribute('src')).toBe(picture)
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save profile' }))
  await expect.poll(() => button.querySelector('img')).toBeNull()
})

it.each([
  ['leads a moderator to the desk', 'moderator', 1],
  ['shows other users no desk', undefined, 0],
] as const)('the menu %s', async (_what, role, links) => {
  await open('/favourites', {}, role)
  await userEvent.click(await screen.findByRole('button', { name: /ayse@example\.com/ }))
  await screen.findByRole('menuitem', { name: 'Settings' })
  await expect.poll(() => screen.queryAllByRole('menuitem', { name: 'Desk' })).toHaveLength(links)
})

it('the menu counts what the saved searches have found, once it is open', async () => {
  const found = (id: string, newCount: number): SavedSearch => ({
    id,
    name: id,
    search: `query=${id}&location=All`,
    notify: 'never',
    createdAt: '2026-11-20T10:00:00.000Z',
    newCount,
  })
  const savedSearches = createMemorySavedSearches([found('sofa', 3), found('flat', 2)])
  const list = vi.spyOn(savedSearches, 'list')
  await open('/favourites', { savedSearches })
  const button = await screen.findByRole('button', { name: /ayse@example\.com/ })
  expect(list).not.toHaveBeenCalled()
  await userEvent.click(button)
  expect(await screen.findByRole('menuitem', { name: 'Saved searches 5 new' })).toBeVisible()
  expect(list).toHaveBeenCalledOnce()
})
