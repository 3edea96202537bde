import type { HostServices } from '@adamarket/shared/contract/host-services.ts'
import type { RoutesModule } from '@adamarket/shared/contract/remote-modules.ts'
import { Outlet } from '@adamarket/shared/contract/router.ts'
import { createMemoryProfiles } from '@adamarket/shared/memory/memory-profiles.ts'
import { aProfile } from '@adamarket/shared/testing/a-profile.ts'
import { aSignedInUser } from '@adamarket/shared/testing/a-user.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'

import { savedProfile } from '#parts/own-profile.ts'

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
