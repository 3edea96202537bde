import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { RsbuildPlugin } from '@rsbuild/core'

import { contractVersion, rangeOf } from '#contract/version.ts'

import { contractFile, contractTypes, servicesIn } from './contract-types.ts'
import { serverFile } from './define-server.ts'
import { exposesOf } from './exposes.ts'

export type ChunkFiles = { readonly assets?: readonly { readonly name: string }[] }

type ReleaseOptions = {
  readonly name: string
  readonly pages: Readonly<Record<string, string>>
  /** Identifies the sources the build was made from. */
  readonly buildId: string
}

const entry = 'remoteEntry.js'
/** The chunk of the routes that a remote exposes. */
const exposedChunk = 'routes'
/** The chunks of a remote's texts, one for each language. */
const textsChunk = /^texts-(\w+)$/

/** Writes `release.json` beside the build: all that deployment and registry need to know about it. */
export function pluginRelease({ name, pages, buildId }: ReleaseOptions): RsbuildPlugin {
  return {
    name: 'adamarket:release',
    setup(api) {
      api.onAfterBuild(async ({ stats }) => {
        const builds = stats?.toJson({ all: false, chunkGroups: true, chunks: true }).children ?? []
        const build = builds.find((one) => one.name === 'web')
        const chunks = build?.namedChunkGroups ?? {}
        const { distPath, rootPath } = api.context
        const hashes = await hashesIn(distPath)
        assertRequired(hashes, await readFile(join(distPath, entry), 'utf8'))
        const types = await recordContract(distPath)
        const release = {
          name,
          version: `${await packageVersion(rootPath)}-${buildId}`,
          contract: contractVersion,
          services: await servicesNamed(types, distPath, Object.keys(hashes)),
          shared: rangeOf(contractVersion),
          exposes: exposesOf(name),
          entry,
          integrity: await integrityOf(join(distPath, entry)),
          native: true,
          hashes,
          paths: Object.keys(pages),
          preload: Object.fromEntries(
            Object.entries(pages).map(([path, chunk]) => [path, filesOf(chunks, chunk)]),
          ),
          texts: Object.fromEntries(
            (build?.chunks ?? []).flatMap(({ names = [], files = [] }) => {
              const [, language] = textsChunk.exec(names[0] ?? '') ?? []
              return language === undefined ? [] : [[language, files]]
            }),
          ),
          server: await serverOf(distPath),
        }
        await writeFile(join(distPath, 'release.json'), `${JSON.stringify(release, null, 2)}\n`)
      })
    },
  }
}

/** Writes the shell's `release.json`: its version, its contract and the file for the page function; and the contract's types. */
export function pluginShellRelease(version: string): RsbuildPlugin {
  return {
    name: 'adamarket:shell-release',
    setup(api) {
      api.onAfterBuild(async () => {
        const { distPath } = api.context
        await recordContract(distPath)
        const release = { version, contract: contractVersion, server: await serverOf(distPath) }
        await writeFile(join(distPath, 'release.json'), `${JSON.stringify(release, null, 2)}\n`)
      })
    },
  }
}

/** Writes the types of the contract beside a build, with which it is released, and returns them. */
async function recordContract(distPath: string): Promise<string> {
  const types = await contractTypes()
  await writeFile(join(distPath, contractFile), types)
  return types
}

/** The services of the shell that scripts name anywhere: those that they use, and perhaps others. */
async function servicesNamed(
  types: string,
  distPath: string,
  files: readonly string[],
): Promise<readonly string[]> {
  const scripts = files.filter((file) => file.endsWith('.js'))
  const texts = await Promise.all(scripts.map((file) => readFile(join(distPath, file), 'utf8')))
  const names = new Set(texts.flatMap((text) => text.match(/[a-z]\w+/gi) ?? []))
  return servicesIn(types).filter((name) => names.has(name))
}

/** What the first view of a page loads besides the entry: the chunks of the routes and of the page. */
function filesOf(chunks: Readonly<Record<string, ChunkFiles>>, chunk: string): readonly string[] {
  const page = chunks[chunk]
  const exposed = chunks[exposedChunk]
  if (!page || !exposed) {
    const known = Object.keys(chunks).join(', ')
    throw new Error(`No chunk is named ${page ? exposedChunk : chunk}; there are: ${known}`)
  }
  return [...new Set([exposed, page].flatMap(namesOf))]
}

/** The scripts and styles of a chunk. */
export function namesOf({ assets = [] }: ChunkFiles): readonly string[] {
  return assets.map(({ name }) => name).filter((name) => !name.endsWith('.map'))
}

async function packageVersion(rootPath: string): Promise<string> {
  const { version }: { version: string } = JSON.parse(
    await readFile(join(rootPath, 'package.json'), 'utf8'),
  )
  return version
}

/** The hash of every script and style that a browser loads, besides the container. */
export async function hashesIn(folder: string): Promise<Readonly<Record<string, string>>> {
  const paths = (await readdir(folder, { recursive: true }))
    .map((path) => path.replaceAll(sep, '/'))
    .filter((path) => /\.(?:js|css)$/.test(path) && path !== entry && path !== serverFile)
  const hashed = paths
    .toSorted()
    .map(async (path) => [path, await integrityOf(join(folder, path))] as const)
  return Object.fromEntries(await Promise.all(hashed))
}

/** Refuses a container that would load a file without checking its hash. */
export function assertRequired(hashes: Readonly<Record<string, string>>, container: string): void {
  const unchecked = Object.keys(hashes).filter((path) => !container.includes(hashes[path] ?? ''))
  if (unchecked.length === 0) return
  throw new Error(`The container does not require the hashes of ${unchecked.join(', ')}`)
}

/** What the page function evaluates, and the hash that it must have. */
async function serverOf(distPath: string) {
  return { file: serverFile, integrity: await integrityOf(join(distPath, serverFile)) }
}

async function integrityOf(file: string): Promise<string> {
  const digest = createHash('sha256')
    .update(await readFile(file))
    .digest('base64')
  return `sha256-${digest}`
}
