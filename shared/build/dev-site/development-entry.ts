import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'

import { UserError } from '#build/user-error.ts'
import type { RegisteredRemote } from '#contract/registry.ts'

/** What it needs of `release.json`. */
const buildSchema = v.object({
  name: v.string(),
  contract: v.string(),
  entry: v.string(),
  paths: v.array(v.string()),
})

/**
 * The registry's entry of the remote in a folder, whose only release is its development server, and its name there.
 * Its paths come from its last build: a new one needs a restart.
 *
 * @throws UserError without a build
 */
export async function developmentEntry(folder: string, origin: string) {
  const { name, contract, entry, paths } = await readBuild(join(folder, 'dist', 'release.json'))
  const development = { entry: `${origin}/${entry}`, contract, paths, preload: {}, texts: {} }
  const registered = {
    current: 'development',
    releases: { development },
  } satisfies RegisteredRemote
  return { name, entry: registered }
}

export type DevelopmentEntry = Awaited<ReturnType<typeof developmentEntry>>['entry']

async function readBuild(file: string): Promise<v.InferOutput<typeof buildSchema>> {
  try {
    return v.parse(buildSchema, JSON.parse(await readFile(file, 'utf8')))
  } catch (cause) {
    throw new UserError(`${file} is not that of a build: ${String(cause)}`, { cause })
  }
}
