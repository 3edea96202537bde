import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import type { Profile } from '@adamarket/shared/domain/user/profile.ts'
import { routesModule } from '@adamarket/shared/contract/remote-modules.ts'
import { createMemoryExchangeRates } from '@adamarket/shared/memory/memory-exchange-rates.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { createMemoryProfiles } from '@adamarket/shared/memory/memory-profiles.ts'
import * as v from 'valibot'

import { insertEnvironment, localEnvironment } from '#hosting/environment.ts'
import type { SharedModules } from '#pages/evaluate.ts'
import { evaluate } from '#pages/evaluate.ts'
import { nodeModules } from '#pages/node-modules.ts'
import type { ShellServer } from '#pages/server-exports.ts'
import type { App } from '#base/apps.ts'
import { appsHere, remoteAppsHere, remoteNameOf } from '#base/apps.ts'
import { buildApps } from '#base/build-apps.ts'
import { repository } from '#base/folders.ts'
import { createProgress } from '#base/progress.ts'
import { readSettings } from '#base/settings.ts'
import { withRelease } from '#releases/registry-changes.ts'
import { emptyRegistry } from '#releases/registry.ts'
import { readRelease, readShellRelease } from '#releases/release.ts'

/** The listings and profiles of the pages. */
export type Stock = { readonly listings: readonly Listing[]; readonly profiles: readonly Profile[] }

/** Renders the page of a path, as the page function does. */
export type Render = (path: string, stock: Stock) => Promise<{ readonly html: string }>

/** What the shell's `server.js` exports: besides the request, `answer` takes other reads than Firestore's. */
type Shell = {
  readonly sharedModules: SharedModules
  readonly answer: (
    request: Parameters<ShellServer['answer']>[0],
    connect: () => object,
  ) => ReturnType<ShellServer['answer']>
}

const shellModule = v.custom<Shell>((exports) =>
  v.is(
    v.object({ sharedModules: v.record(v.string(), v.unknown()), answer: v.function() }),
    exports,
  ),
)

/** The address of the site that is rendered. */
export const origin = 'https://market.example'

/** The pages of the checkout's builds, over ports in memory. */
export async function builtSite(): Promise<Render> {
  await buildApps(
    appsHere,
    createProgress(() => undefined),
    new AbortController().signal,
  )
  const { sharedModules, answer } = v.parse(shellModule, await evaluated('shell', nodeModules))
  let registry = emptyRegistry
  const modules = new Map<string, v.InferOutput<typeof routesModule>>()
  for (const app of remoteAppsHere) {
    const release = await readRelease(join(repository, app, 'dist'))
    const published = { name: remoteNameOf(app), release, origin: `https://${app}.example` }
    registry = withRelease(registry, { ...published, at: '2026-07-04T10:00:00.000Z' })
    modules.set(
      release.server?.integrity ?? '',
      v.parse(routesModule, await evaluated(app, sharedModules)),
    )
  }
  const page = await readFile(join(repository, 'shell', 'dist', 'index.html'), 'utf8')
  const template = insertEnvironment(page, localEnvironment(readSettings({})))

  return async (path, { listings, profiles }) => {
    const answered = await answer(
      {
        url: `${origin}${path}`,
        languages: ['en'],
        template,
        registry,
        loadServer: async ({ integrity }) => {
          const module = modules.get(integrity)
          if (!module) throw new Error(`No release has ${integrity}`)
          return module
        },
        report: ({ what, cause }) => {
          throw new Error(what, { cause })
        },
        signal: new AbortController().signal,
      },
      () => ({
        listings: createMemoryListings(listings),
        profiles: createMemoryProfiles(profiles),
        exchangeRates: createMemoryExchangeRates(),
      }),
    )
    if (!answered) throw new Error(`${path} is not rendered on a server`)
    return answered
  }
}

/** The exports of an app's `server.js`. */
export async function evaluated(app: App, sharedModules: SharedModules): Promise<unknown> {
  const folder = join(repository, app, 'dist')
  const { server } = await (app === 'shell' ? readShellRelease : readRelease)(folder)
  if (!server) throw new Error(`${app} has no server.js`)
  const releaseBase = `https://${app}.example/1/`
  return evaluate(
    await readFile(join(folder, server.file)),
    { ...server, releaseBase },
    sharedModules,
  )
}
