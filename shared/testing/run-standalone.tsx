import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { useStore } from 'zustand'

import type { HostServices } from '#contract/host-services.ts'
import type { RoutesModule } from '#contract/remote-modules.ts'
import type { RouteObject } from '#contract/router.ts'
import { createBrowserRouter, Link, Outlet, RouterProvider } from '#contract/router.ts'
import { languages } from '#domain/languages.ts'
import { createMemoryAuth } from '#memory/memory-auth.ts'
import { createMemoryListings } from '#memory/memory-listings.ts'
import { createMemoryProfiles } from '#memory/memory-profiles.ts'
import { createSessionStore } from '#state/session-store.ts'

import { openRemote } from './open-remote.tsx'
import { sampleAccount, sampleListings, sampleProfiles } from './sample-data.ts'
import styles from './run-standalone.module.css'

/**
 * Runs a remote alone, over ports in memory with sample data and in a small frame. Everything it writes
 * stays in the page and is gone after a reload; only the signed-in user is stored.
 *
 * @param links the paths that the frame links to, with their labels
 */
export async function runStandalone(
  module: RoutesModule,
  links: Readonly<Record<string, string>>,
): Promise<void> {
  const auth = createMemoryAuth([sampleAccount])
  if (sessionStorage.getItem('loggedInUser') !== null) {
    await auth.signIn(sampleAccount.email, sampleAccount.password)
  }
  const listings = createMemoryListings(sampleListings(`${window.location.origin}/pictures/`))
  const { services, routes, provide } = await openRemote(module, languages[0], {
    listings,
    ownListings: listings.own,
    profiles: createMemoryProfiles(sampleProfiles),
    auth,
    origin: window.location.origin,
    session: createSessionStore(sessionStorage, auth),
    askToSignIn: (_redirectTo, intent) =>
      void auth.signIn(sampleAccount.email, sampleAccount.password).then(intent?.onSignedIn),
    // Developers of a remote look at the console.
    /* oxlint-disable eslint/no-console */
    notify: { info: console.info, success: console.info, error: console.error },
    report: console.error,
    /* oxlint-enable eslint/no-console */
  })
  const frame: RouteObject = {
    element: <StandaloneFrame services={services} links={links} />,
    hydrateFallbackElement: <p>Loading</p>,
    children: [...routes, { path: '*', element: <p>This page belongs to another remote.</p> }],
  }
  const root = document.querySelector('#root')
  if (!root) throw new Error('The page has no #root')
  createRoot(root).render(
    <StrictMode>{provide(<RouterProvider router={createBrowserRouter([frame])} />)}</StrictMode>,
  )
}

type FrameProps = {
  readonly services: HostServices
  readonly links: Readonly<Record<string, string>>
}

function StandaloneFrame({ services: { session, auth, changeLanguage }, links }: FrameProps) {
  const user = useStore(session, (state) => state.user)
  return (
    <>
      <header className={styles['header']}>
        <nav aria-label="Pages of this remote">
          {Object.entries(links).map(([path, name]) => (
            <Link key={path} to={path}>
              {name}
            </Link>
          ))}
        </nav>
        {languages.map((language) => (
          <button key={language} type="button" onClick={() => void changeLanguage(language)}>
            {language}
          </button>
        ))}
        {user ? (
          <button type="button" onClick={() => void auth.signOut()}>
            Sign out {user.email}
          </button>
        ) : (
          <button
            type="button"
            onClick={() => void auth.signIn(sampleAccount.email, sampleAccount.password)}
          >
            Sign in as {sampleAccount.email}
          </button>
        )}
      </header>
      <main className={styles['main']}>
        <Outlet />
      </main>
    </>
  )
}
