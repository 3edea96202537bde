import { act, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, vi } from 'vitest'

import type { HostServices } from '#contract/host-services.ts'
import type { RoutesModule } from '#contract/remote-modules.ts'
import { createBrowserRouter, RouterProvider } from '#contract/router.ts'
import type { Listing } from '#domain/listing/listing.ts'
import type { SessionUser } from '#domain/user/session.ts'
import { createMemoryConnectivity } from '#memory/memory-connectivity.ts'
import { createMemoryFavourites } from '#memory/memory-favourites.ts'
import { createFavouritesStore } from '#state/favourites-store.ts'
import { createLocationStore } from '#state/location-store.ts'
import { createSessionStore } from '#state/session-store.ts'
import { createThemeStore } from '#state/theme-store.ts'

import { openRemote } from './open-remote.tsx'
import { renderOnServer } from './render-on-server.tsx'

type Options = {
  /** The path to open, with its query. */
  readonly path: string
  /** What a link once passed to this history entry. */
  readonly state?: unknown
  readonly services?: Partial<HostServices>
  /** A favourite of this device. */
  readonly favourite?: Listing
  /** Stores other values on the device, which no server sees. */
  readonly fillDevice?: () => void
}

type Hydrated = {
  readonly container: HTMLElement
  /** The markup that the server sent. */
  readonly served: string
  /** The served entries of lists that were removed, or rendered again instead of hydrated. */
  readonly lost: readonly Element[]
  /** The errors that React reported. */
  readonly problems: readonly unknown[]
}

/** The user who is signed in on the device of {@link hydrateRemote}. */
export const userOfDevice: SessionUser = { uid: 'elif', email: 'elif@example.com' }

/**
 * Hydrates a page from a server on a device that differs from it in everything that a device stores: a
 * location, the dark theme, a favourite and a signed-in user. It has no connection.
 */
export async function hydrateRemote(
  module: RoutesModule,
  { path, state, services: own = {}, favourite, fillDevice }: Options,
): Promise<Hydrated> {
  window.history.replaceState({ usr: state, key: 'reloaded', idx: 0 }, '', path)
  const { body: served } = await renderOnServer(module, { path, services: own })
  fillDevice?.()

  const ofDevice = { ...deviceServices(favourite), ...own }
  const { routes, provide } = await openRemote(module, 'en', ofDevice)
  const router = createBrowserRouter([{ children: routes }])
  await expect.poll(() => router.state.initialized).toBe(true)
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = served
  const entries = [...container.querySelectorAll('li')]
  const problems: unknown[] = []
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    // Outside of tests, no process is both the server and the browser.
    if (!String(words[0]).startsWith('Detected multiple renderers')) problems.push(words)
  })
  const page = <StrictMode>{provide(<RouterProvider router={router} />)}</StrictMode>
  const onRecoverableError = (problem: unknown) => void problems.push(problem)
  await act(async () => render(page, { container, hydrate: true, onRecoverableError }))
  return { container, served, lost: entries.filter((entry) => !entry.isConnected), problems }
}

/** The stores of a device that was used before. */
function deviceServices(favourite: Listing | undefined) {
  sessionStorage.setItem('loggedInUser', JSON.stringify(userOfDevice))
  localStorage.setItem('selectedLocation', 'Girne')
  localStorage.setItem('theme', 'dark')
  if (favourite) {
    const { id: listingId, title, price, currency } = favourite
    const stored = { listingId, addedAt: '2026-07-04T12:00:00.000Z', title, price, currency }
    localStorage.setItem('favourites', JSON.stringify([stored]))
  }
  // Auth has not confirmed yet who is signed in.
  const session = createSessionStore(sessionStorage, { onUserChange: () => () => undefined })
  return {
    session,
    connectivity: createMemoryConnectivity(false),
    selectedLocation: createLocationStore(localStorage),
    theme: createThemeStore(localStorage, { dataset: {} }),
    favourites: createFavouritesStore({
      storage: localStorage,
      session,
      port: createMemoryFavourites(),
      report: () => undefined,
    }),
  }
}
