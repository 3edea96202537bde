import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { RsbuildConfig, RsbuildPlugin } from '@rsbuild/core'
import { loadConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'

import { loadTimeoutMs } from '#contract/load-timeout.ts'

import { serverEnvironment } from './define-server.ts'
import { firstFont } from './plugin-early-script.ts'
import type { ChunkFiles } from './plugin-release.ts'
import { namesOf, serverOf } from './plugin-release.ts'
import { pluginTexts } from './plugin-texts.ts'
import { productionRouter } from './production-router.ts'
import type { Remote } from './remotes.ts'
import { remotesHere as remotes, siteOf } from './remotes.ts'
import { forBrowsers } from './for-browsers.ts'
import { withoutRegularExpressions } from './without-regular-expressions.ts'
import { withoutScript } from './without-script.ts'

/** The modules of the shell that load the remotes, in a browser and on a server, and their replacements. */
const replaced = {
  'src/app/remote-source.ts': 'single-bundle/bundled-remotes.ts',
  'src/server/load-routes.ts': 'single-bundle/bundled-routes.ts',
}

/** The plugins by which remotes import files that are neither scripts nor styles. */
const loaders = new Set(['adamarket:inline-worker', 'adamarket:markdown'])

const registryPreload = /\s*<link[^>]*href="\/remotes\.json"[^>]*>/

/**
 * The whole site as one ordinary React application: what the benchmark compares with, deployed nowhere.
 * Shell and remotes have the same sources; the remotes' routes are part of the application, and their
 * pages are loaded on demand. Its `server.js` renders its pages, all of them. It is built in the shell's folder,
 * after the remotes.
 */
export async function defineSingleBundle(): Promise<RsbuildConfig> {
  const root = dirname(process.cwd())
  const cache = join(root, '.adamarket', 'cache')
  return {
    plugins: [
      pluginReact(),
      pluginTexts(),
      ...(await loaderPlugins(root)),
      withoutRegistry(),
      pluginSingleRelease(builtFilesOf(root)),
    ],
    source: { define: { REMOTE_PATHS: JSON.stringify(pathsOfRemotes(root)) } },
    resolve: {
      alias: {
        ...replacedIn(process.cwd()),
        ...withoutRegularExpressions,
        ...productionRouter,
        '@adamarket/bundled-modules': await writeBundledModules(cache),
        ...Object.fromEntries(
          remotes.map((name) => [`@adamarket/${siteOf(name)}`, join(root, siteOf(name))]),
        ),
      },
    },
    html: {
      template: './src/index.html',
      templateParameters: { environment: '{}', withoutScript: withoutScript(process.cwd()) },
    },
    server: { publicDir: { name: 'public' } },
    performance: {
      preload: { type: 'all-assets', include: [firstFont] },
    },
    output: {
      distPath: { root: join(cache, 'single-bundle') },
      // The same class names in both.
      cssModules: { localIdentName: '[local]_[hash:base64:5]' },
    },
    environments: {
      web: {
        source: { entry: { index: './src/index.tsx' } },
        tools: { ...forBrowsers, rspack: { output: { chunkLoadTimeout: loadTimeoutMs } } },
      },
      server: serverEnvironment({ entry: './src/server/entry.tsx', borrows: false }),
    },
  }
}

/** By their full paths, which match however they are imported. */
function replacedIn(shell: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(replaced).map(([module, replacement]) => [
      join(shell, module),
      join(shell, replacement),
    ]),
  )
}

/** Writes the module that has the routes of each remote by its name. Returns its path. */
async function writeBundledModules(cache: string): Promise<string> {
  const file = join(cache, 'bundled-modules.js')
  const imports = remotes.map(
    (name, index) =>
      `import * as remote${index} from '@adamarket/${siteOf(name)}/src/expose/routes.tsx'\n`,
  )
  const entries = remotes.map((name, index) => `'${name}': remote${index}`)
  await mkdir(cache, { recursive: true })
  await writeFile(
    file,
    `${imports.join('')}export const bundledModules = { ${entries.join(', ')} }\n`,
  )
  return file
}

/** What each remote adds to its configuration for other kinds of files. */
async function loaderPlugins(root: string): Promise<RsbuildPlugin[]> {
  const configs = await Promise.all(
    remotes.map((name) => loadConfig({ cwd: join(root, siteOf(name)) })),
  )
  const found = new Map<string, RsbuildPlugin>()
  for (const plugin of configs.flatMap(({ content }) => content.plugins ?? [])) {
    if (isPlugin(plugin) && loaders.has(plugin.name)) found.set(plugin.name, plugin)
  }
  return [...found.values()]
}

function isPlugin(plugin: unknown): plugin is RsbuildPlugin {
  return typeof plugin === 'object' && plugin !== null && 'name' in plugin && 'setup' in plugin
}

/** An ordinary application does not request a registry. */
function withoutRegistry(): RsbuildPlugin {
  return {
    name: 'adamarket:without-registry',
    setup(api) {
      api.modifyHTML((html) => html.replace(registryPreload, ''))
    },
  }
}

/** Writes what deployment would need to know: the server's file, and the styles of each path's first view. */
function pluginSingleRelease(
  builtFiles: Readonly<Record<string, readonly string[]>>,
): RsbuildPlugin {
  return {
    name: 'adamarket:single-release',
    setup(api) {
      api.onAfterBuild(async ({ stats }) => {
        const found = stats?.toJson({ all: false, chunkGroups: true }).children ?? []
        const { namedChunkGroups: chunks = {} } = found.find((one) => one.name === 'web') ?? {}
        const { distPath } = api.context
        const release = {
          styles: Object.fromEntries(
            Object.entries(builtFiles).map(([path, files]) => [path, stylesOf(chunks, files)]),
          ),
          server: await serverOf(distPath),
        }
        await writeFile(join(distPath, 'release.json'), JSON.stringify(release))
      })
    },
  }
}

/** The styles of the chunk that a remote's build has under the same name. */
function stylesOf(
  chunks: Readonly<Record<string, ChunkFiles>>,
  files: readonly string[],
): readonly string[] {
  const names = files.flatMap((file) => /([^/.]+)\.\w+\.js$/.exec(file)?.[1] ?? [])
  return names
    .flatMap((name) => (chunks[name] ? namesOf(chunks[name]) : []))
    .filter((file) => file.endsWith('.css'))
}

function pathsOfRemotes(root: string): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(remotes.map((name) => [name, releaseOf(root, name).paths]))
}

/** The files of the first view of every path, in the remotes' own builds. */
function builtFilesOf(root: string): Readonly<Record<string, readonly string[]>> {
  return Object.assign({}, ...remotes.map((name) => releaseOf(root, name).preload))
}

type BuiltRelease = {
  readonly paths: readonly string[]
  readonly preload: Readonly<Record<string, readonly string[]>>
}

/** What the last build of a remote says about itself. */
function releaseOf(root: string, name: Remote): BuiltRelease {
  return JSON.parse(readFileSync(join(root, siteOf(name), 'dist', 'release.json'), 'utf8'))
}
