import { readFile, rename, writeFile } from 'node:fs/promises'
import * as v from 'valibot'

import type { Release } from '#releases/release.ts'

const registeredRelease = v.object({
  entry: v.string(),
  integrity: v.exactOptional(v.string()),
  contract: v.string(),
  paths: v.array(v.string()),
  preload: v.record(v.string(), v.array(v.string())),
})

const schema = v.object({
  revision: v.number(),
  remotes: v.record(
    v.string(),
    v.object({ current: v.string(), releases: v.record(v.string(), registeredRelease) }),
  ),
})

/**
 * What is deployed: `remotes.json` on the shell's site. For each remote the versions that are
 * served, where, and the one that visitors get. `revision` counts its changes.
 */
export type Registry = v.InferOutput<typeof schema>

/** A remote as it is on its site. */
export type DeployedRemote = {
  readonly name: string
  /** Where the remote's site is. */
  readonly origin: string
  /** The version that visitors get. */
  readonly current: string
  /** The releases on the site, the newest last. */
  readonly releases: readonly Release[]
}

/** The registry of what is deployed; the revision stays when nothing changed. */
export function nextRegistry(
  previous: Registry | undefined,
  deployed: readonly DeployedRemote[],
): Registry {
  const remotes = Object.fromEntries(
    deployed.map(({ name, origin, current, releases }) => [
      name,
      {
        current,
        releases: Object.fromEntries(
          releases.map((release) => [release.version, registered(release, origin)]),
        ),
      },
    ]),
  )
  if (!previous) return { revision: 1, remotes }
  const isSame = JSON.stringify(previous.remotes) === JSON.stringify(remotes)
  return { revision: isSame ? previous.revision : previous.revision + 1, remotes }
}

function registered(
  { version, contract, entry, integrity, paths, preload }: Release,
  origin: string,
): v.InferOutput<typeof registeredRelease> {
  const address = (file: string) => `${origin}/${version}/${file}`
  return {
    entry: address(entry),
    integrity,
    contract,
    paths,
    preload: Object.fromEntries(
      Object.entries(preload).map(([path, files]) => [path, files.map(address)]),
    ),
  }
}

/** Reads a registry; undefined when there is none, or none that can be read. */
export async function readRegistry(file: string): Promise<Registry | undefined> {
  try {
    return v.parse(schema, JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** Writes a registry so that a reader sees either the old one or the new one. */
export async function writeRegistry(file: string, registry: Registry): Promise<void> {
  await writeFile(`${file}.new`, `${JSON.stringify(registry, null, 2)}\n`)
  await rename(`${file}.new`, file)
}
