import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Release } from '@adamarket/shared/contract/registry.ts'

import type { Builds } from '#fixtures/builds.ts'
import { buildsHere } from '#fixtures/builds.ts'
import { remoteNames } from '#fixtures/remotes.ts'

import { compressedSize } from './compressed-size.ts'
import { withoutHash } from './file-name.ts'
import type { AppSizes } from './measure-apps.ts'
import { measuredPages } from './pages.ts'

/** The scripts and styles that a page names. */
export const named = /<(?:script|link)\b[^>]*?\b(?:src|href)="\/([^"]+\.(?:js|css))"/g

/**
 * The scripts and styles of each page's first view and their sizes, from builds: what the shell's page names, and what its
 * early script requests of the remote that owns the path. What a page loads later is not among them, nor are pages that these
 * builds lack.
 */
export async function measureFirstViews(
  builds: Builds = buildsHere,
): Promise<Readonly<Record<string, AppSizes>>> {
  const shell = builds['shell'] ?? ''
  const html = await readFile(join(shell, 'index.html'), 'utf8')
  const ofShell = await sizesOf(
    'shell',
    shell,
    [...html.matchAll(named)].map(([, path = '']) => path),
  )
  const ofRemotes = await Promise.all(
    remoteNames.flatMap((remote) => {
      const dist = builds[`${remote}-remote`]
      return dist === undefined ? [] : readRelease(remote, dist)
    }),
  )
  const pages = measuredPages('/listing/any').flatMap(({ name, path }) => {
    const owner = ofRemotes.find(({ preload }) => path in preload)
    return owner ? { name, path, owner } : []
  })
  const views = pages.map(async ({ name, path, owner }) => {
    const { remote, dist, entry, preload, texts } = owner
    const files = [entry, ...(preload[path] ?? []), ...(texts['en'] ?? [])]
    return [name, { ...ofShell, ...(await sizesOf(remote, dist, files)) }] as const
  })
  return Object.fromEntries(await Promise.all(views))
}

async function readRelease(remote: string, dist: string) {
  const release: Release = JSON.parse(await readFile(join(dist, 'release.json'), 'utf8'))
  return { ...release, remote, dist }
}

async function sizesOf(app: string, dist: string, paths: readonly string[]): Promise<AppSizes> {
  const sizes = paths.map(async (path) => {
    const content = await readFile(join(dist, path))
    return [`${app}/${withoutHash(path)}`, compressedSize(content)] as const
  })
  return Object.fromEntries(await Promise.all(sizes))
}
