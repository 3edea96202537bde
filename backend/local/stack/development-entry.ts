import { join } from 'node:path'

import type { RegisteredRemote } from '@adamarket/shared/contract/registry.ts'

import type { RemoteApp } from '#base/apps.ts'
import { repository } from '#base/folders.ts'
import { readRelease } from '#releases/release.ts'

/**
 * The registry's entry of a remote whose only release is its development server. Its paths come from its last
 * build: a new one needs a restart.
 */
export async function developmentEntry(app: RemoteApp, origin: string) {
  const { contract, entry, paths } = await readRelease(join(repository, app, 'dist'))
  const development = { entry: `${origin}/${entry}`, contract, paths, preload: {}, texts: {} }
  return { current: 'development', releases: { development } } satisfies RegisteredRemote
}

export type DevelopmentEntry = Awaited<ReturnType<typeof developmentEntry>>
