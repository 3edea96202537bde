import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { RsbuildConfig, RsbuildPlugin } from '@rsbuild/core'
import { loadConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'

import { loadTimeoutMs } from '#contract/load-timeout.ts'

import { firstFont } from './plugin-early-script.ts'
import type { ChunkFiles } from './plugin-release.ts'
import { namesOf } from './plugin-release.ts'
import { pluginTexts } from './plugin-texts.ts'
import { productionRouter } from './production-router.ts'
import { decoderHash } from './source-hash.ts'
import { forBrowsers, oldestBrowsers } from './for-browsers.ts'
import { inOldBrowser, withoutScript } from './without-script.ts'

/** The module of the shell that loads the remotes, and its replacement. */
const remoteSource = 'src/app/remote-source.ts'
const bundledRemotes = 'single-bundle/bundled-remotes.ts'

/** The plugins by which remotes import files that are neither scripts nor styles. */
const loaders = new Set(['adamarket:inline-worker', 'adamarket:markdown'])

const registryPreload = /\s*<link[^>]*href="\/remotes\.json"[^>]*>/

/**
 * The whole site as one ordinary React application: what federation is compared with, deployed nowhere.
 * Shell and remotes have the same sources; the remotes' routes are part of the application, and their
 * pages are loaded on demand. It is built in the shell's folder, after the remotes. `first-views.json` names the files
 * of the first view of every path, without texts.
 */
export async function defineSingleBundle(): Promise<RsbuildConfig> {
  const root = dirname(process.cwd())
  const cache = join(root, '.adamarket', 'cache')
  const remotes = remotesIn(root)
  return {
    plugins: [
      pluginReact(),
      pluginTexts(),
      ...(await loaderPlugins(root, remotes)),
      withoutRegistry(),
      pluginFirstViews(builtFilesOf(root, remotes)),
    ],
    source: {
      define: {
        REMOTE_PATHS: JSON.stringify(pathsOf(root, remotes)),
        'process.env.ADAMARKET_DECODERS': JSON.stringify(decoderHash(root)),
      },
    },
    resolve: {
      alias: {
        // Full paths match however the modules are imported.
        [join(process.cwd(), remoteSource)]: join(process.cwd(), bundledRemotes),
        ...productionRouter,
        '@adamarket/bundled-modules': await writeBundledModules(cache, remotes),
        ...Object.fromEntries(
          remotes.map((name) => [`@adamarket/${name}-remote`, folderIn(root, name)]),
        ),
      },
    },
    html: {
      template: './src/index.html',
      templateParameters: {
        environment: '{}',
        withoutScript: withoutScript(process.cwd()),
        inOldBrowser: inOldBrowser(process.cwd()),
      },
    },
    server: { publicDir: { name: 'public' } },
    performance: {
      preload: { type: 'all-assets', include: [firstFont] },
    },
    output: {
      distPath: { root: join(cache, 'single-bundle') },
      cssModules: { localIdentName: '[local]_[hash:base64:5]' },
    },
    environments: {
      web: {
        source: { entry: { index: './src/index.tsx' } },
        output: { overrideBrowserslist: oldestBrowsers },
        tools: { ...forBrowsers, rspack: { output: { chunkLoadTimeout: loadTimeoutMs } } },
      },
    },
  }
}

/** The names of the remotes in a checkout. */
function remotesIn(root: string): readonly string[] {
  return readdirSync(root).flatMap((folder) => /^(.+)-remote$/.exec(folder)?.[1] ?? [])
}

function folderIn(root: string, name: string): string {
  return join(root, `${name}-remote`)
}

/** Writes the module that has the routes of each remote by its name. Returns its path. */
async function writeBundledModules(cache: string, remotes: readonly string[]): Promise<string> {
  const file = join(cache, 'bundled-modules.js')
  const imports = remotes.map(
    (name, index) =>
      `import * as remote${index} from '@adamarket/${name}-remote/src/expose/routes.tsx'\n`,
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
async function loaderPlugins(root: string, remotes: readonly string[]): Promise<RsbuildPlugin[]> {
  const configs = await Promise.all(
    remotes.map((name) => loadConfig({ cwd: folderIn(root, name) })),
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

/** Writes which of its files the first view of each path needs, without texts. */
function pluginFirstViews(builtFiles: Readonly<Record<string, readonly string[]>>): RsbuildPlugin {
  return {
    name: 'adamarket:first-views',
    setup(api) {
      api.onAfterBuild(async ({ stats }) => {
        const { namedChunkGroups = {} } = stats?.toJson({ all: false, chunkGroups: true }) ?? {}
        const views = Object.entries(builtFiles).map(([path, files]) => [
          path,
          filesOf(namedChunkGroups, files),
        ])
        await writeFile(
          join(api.context.distPath, 'first-views.json'),
          JSON.stringify(Object.fromEntries(views)),
        )
      })
    },
  }
}

/** The files of the chunks that have the names of a remote's files. */
function filesOf(
  chunks: Readonly<Record<string, ChunkFiles>>,
  files: readonly string[],
): readonly string[] {
  const names = files.flatMap((file) => /([^/.]+)\.\w+\.js$/.exec(file)?.[1] ?? [])
  return [...new Set(names.flatMap((name) => (chunks[name] ? namesOf(chunks[name]) : [])))]
}

function pathsOf(
  root: string,
  remotes: readonly string[],
): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(remotes.map((name) => [name, releaseOf(root, name).paths]))
}

/** The files of the first view of every path, in the remotes' own builds. */
function builtFilesOf(
  root: string,
  remotes: readonly string[],
): Readonly<Record<string, readonly string[]>> {
  return Object.assign({}, ...remotes.map((name) => releaseOf(root, name).preload))
}

type BuiltRelease = {
  readonly paths: readonly string[]
  readonly preload: Readonly<Record<string, readonly string[]>>
}

/** What the last build of a remote says about itself. */
function releaseOf(root: string, name: string): BuiltRelease {
  return JSON.parse(readFileSync(join(folderIn(root, name), 'dist', 'release.json'), 'utf8'))
}
