import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import type { RsbuildConfig, RsbuildPlugin } from '@rsbuild/core'
import { loadConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'

import { remotes, siteOf } from '#build/remotes.ts'
import { loadTimeoutMs } from '#contract/load-timeout.ts'

/** The module of the shell that loads the remotes, and its replacement. */
const seam = '#app/remote-source.ts'
const bundledRemotes = './single-bundle/bundled-remotes.ts'

/** The plugins by which remotes import files that are neither scripts nor styles. */
const loaders = new Set(['adamarket:inline-worker', 'adamarket:markdown'])

const registryPreload = /\s*<link[^>]*href="\/remotes\.json"[^>]*>/

/**
 * The whole site as one ordinary React application: what the benchmark compares with, deployed nowhere.
 * Shell and remotes have the same sources; the remotes' routes are part of the application, and their
 * pages are loaded on demand. It is built in the shell's folder, after the remotes.
 */
export async function defineSingleBundle(): Promise<RsbuildConfig> {
  const root = dirname(process.cwd())
  return {
    plugins: [pluginReact(), ...(await loaderPlugins(root)), withoutRegistry()],
    source: {
      entry: { index: './src/index.tsx' },
      define: { REMOTE_PATHS: JSON.stringify(pathsOfRemotes(root)) },
    },
    resolve: {
      alias: {
        [seam]: bundledRemotes,
        ...Object.fromEntries(
          remotes.map((name) => [`@adamarket/${siteOf(name)}`, join(root, siteOf(name))]),
        ),
      },
    },
    html: { template: './src/index.html', templateParameters: { environment: '{}' } },
    server: { publicDir: { name: 'public' } },
    performance: {
      preload: { type: 'all-assets', include: [/figtree-latin-wght-normal.*\.woff2$/] },
    },
    output: { distPath: { root: join(root, '.adamarket', 'cache', 'single-bundle') } },
    tools: { rspack: { output: { chunkLoadTimeout: loadTimeoutMs } } },
  }
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

function pathsOfRemotes(root: string): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    remotes.map((name) => {
      const file = join(root, siteOf(name), 'dist', 'release.json')
      const { paths }: { paths: string[] } = JSON.parse(readFileSync(file, 'utf8'))
      return [name, paths]
    }),
  )
}
