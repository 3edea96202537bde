import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { remoteNames } from '#fixtures/remotes.ts'

/** The apps, by their folders. */
export const apps = ['shell', ...remoteNames.map((name) => `${name}-remote`)]

/** The folder of each app's build. */
export type Builds = Readonly<Record<string, string>>

/** The parts of a build's description that the matrix needs. */
export type Described = { readonly version: string; readonly contract: string }

export async function describe(folder: string): Promise<Described> {
  const { version, contract }: Described = JSON.parse(
    await readFile(join(folder, 'release.json'), 'utf8'),
  )
  return { version, contract }
}
