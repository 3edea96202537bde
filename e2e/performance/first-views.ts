import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Release } from '@adamarket/shared/contract/registry.ts'

import { remoteNames } from '#fixtures/remotes.ts'
import { repository } from '#fixtures/reports.ts'

import { compressedSize } from './compressed-size.ts'
import { withoutHash } from './file-name.ts'
import type { AppSizes } from './measure-apps.ts'
import { measuredPages } from './pages.ts'

/** The scripts and styles that a page names. */
export const named = /<(?:script|link)\b[^>]*?\b(?:src|href)="\/([^"]+\.(?:js|css))"/g

/**
 * The scripts and styles of each page's first view and their sizes, from the last builds: what the shell's page names,
 * and what its early script requests of the remote that owns the path. What a page loads later is not among them.
 */
export async function measureFirstViews(): Promise<Readonly<Record<string, AppSizes>>> {
  const html = (await readBuilt('shell', 'index.html')).toString()
  const ofShell = await sizesOf(
    'shell',
    [...html.matchAll(named)].map(([, path = '']) => path),
  )
  const ofRemotes = await Promise.all(remoteNames.map(readRelease))
  const pages = measuredPages('/listing/any').map(async ({ name, path }) => {
    const owner = ofRemotes.find(({ preload }) => path in preload)
    if (!owner) throw new Error(`No remote owns ${path}`)
    const { remote, entry, preload, texts } = owner
    const files = [entry, ...(preload[path] ?? []), ...(texts['en'] ?? [])]
    return [name, { ...ofShell, ...(await sizesOf(remote, files)) }] as const
  })
  return Object.fromEntries(await Promise.all(pages))
}

async function readRelease(remote: string) {
  const release: Release = JSON.parse((await readBuilt(remote, 'release.json')).toString())
  return { ...release, remote }
}

async function sizesOf(app: string, paths: readonly string[]): Promise<AppSizes> {
  const sizes = paths.map(async (path) => {
    const content = await readBuilt(app, path)
    return [`${app}/${withoutHash(path)}`, compressedSize(content)] as const
  })
  return Object.fromEntries(await Promise.all(sizes))
}

async function readBuilt(app: string, path: string): Promise<Buffer> {
  const folder = app === 'shell' ? app : `${app}-remote`
  return await readFile(join(repository, folder, 'dist', path))
}
