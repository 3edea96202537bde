import { basename, dirname } from 'node:path'
import type { EnvironmentConfig, RsbuildConfig } from '@rsbuild/core'
import type { PluginReactOptions } from '@rsbuild/plugin-react'
import { pluginReact } from '@rsbuild/plugin-react'

import { loadTimeoutMs } from '#contract/load-timeout.ts'

import { compileHint } from './compile-hint.ts'
import { serverEnvironment } from './define-server.ts'
import { devServer } from './dev-server.ts'
import { pluginAttempt } from './plugin-attempt.ts'
import { pluginInlineWorker } from './plugin-inline-worker.ts'
import { pluginPortable } from './plugin-portable.ts'
import { pluginRelease } from './plugin-release.ts'
import { pluginRetry } from './plugin-retry.ts'
import { pluginTexts } from './plugin-texts.ts'
import { exposesOf } from './exposes.ts'
import { singletons } from './singletons.ts'
import { sourceHash } from './source-hash.ts'
import { forBrowsers, oldestBrowsers } from './for-browsers.ts'

type RemoteOptions = {
  readonly name: string
  /** The paths that this remote owns, each with the name of its page's chunk. */
  readonly pages: Readonly<Record<string, string>>
}

/**
 * The build of a remote: a container that exposes what the shell asks for, the same routes for the page
 * function, and `release.json` for its deployment.
 */
export function defineRemote({ name, pages }: RemoteOptions): RsbuildConfig {
  const container = name.replaceAll('-', '_')
  refuseNames(pages, [container, ...exposesOf(name)])
  const folder = process.cwd()
  const buildId = sourceHash(dirname(folder), basename(folder)).slice(0, 8)
  const { server, dev } = devServer()
  return {
    ...(server && { server }),
    ...(dev && { dev }),
    plugins: [
      pluginReact(reactOptions()),
      pluginTexts(),
      pluginInlineWorker(),
      pluginRelease({ name, pages, buildId }),
    ],
    output: {
      // The registry has a hash of every chunk of a first view, so hashes are short.
      filenameHash: 'contenthash:8',
      // Both builds have the same class names.
      cssModules: { localIdentName: `${name}_[local]_[hash:base64:5]` },
    },
    environments: {
      web: browserEnvironment(name, container, buildId),
      // A development server renders no pages.
      ...(!dev && {
        server: serverEnvironment({ entry: './src/expose/routes.tsx', importsSingletons: true }),
      }),
    },
  }
}

/** A deployed site has React's production build, which can neither refresh components nor create elements for debugging. */
function reactOptions(): PluginReactOptions {
  if (process.env['ADAMARKET_REACT'] !== 'production') return {}
  return { fastRefresh: false, swcReactOptions: { development: false } }
}

/** The container and its exposes are chunks as well: one of the same name would be merged with the page. */
function refuseNames(pages: RemoteOptions['pages'], taken: readonly string[]): void {
  const [path, chunk] = Object.entries(pages).find(([, one]) => taken.includes(one)) ?? []
  if (path === undefined) return
  throw new Error(
    `The page ${path} cannot have a chunk named ${chunk}, which is the remote's own or that of an expose. Name it ${chunk}-page.`,
  )
}

function browserEnvironment(name: string, container: string, buildId: string): EnvironmentConfig {
  return {
    plugins: [pluginPortable(), pluginAttempt(), pluginRetry({ times: 3, delayMs: 300 })],
    output: {
      assetPrefix: 'auto',
      sourceMap: { js: 'source-map' },
      overrideBrowserslist: oldestBrowsers,
    },
    // A container is one script: what it waits for would make it a promise.
    splitChunks: { chunks: 'async' },
    tools: {
      ...forBrowsers,
      htmlPlugin: false,
      rspack: (config, { isProd, rspack }) => {
        if (isProd) config.plugins.push(compileHint(rspack))
        config.plugins.push(
          // By the bundler alone: its containers load without the runtime of Module Federation, which is larger than a page.
          new rspack.container.ModuleFederationPluginV1({
            name: container,
            filename: 'remoteEntry.js',
            exposes: Object.fromEntries(
              exposesOf(name).map((expose) => [
                `./${expose}`,
                { import: `./src/expose/${expose}.tsx`, name: expose },
              ]),
            ),
            // The shell provides all of them: a copy of its own would be a second router, or a second React.
            shared: Object.fromEntries(
              Object.entries(singletons).map(([request, options]) => [
                request,
                { ...options, import: false },
              ]),
            ),
          }),
          // The container requires the right hash of every script and style; the registry requires the container's.
          new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], htmlPlugin: false }),
        )
        // The container is the only entry, and its plugin adds it.
        config.entry = {}
        config.output = {
          ...config.output,
          uniqueName: container,
          crossOriginLoading: 'anonymous',
          // A page may load two versions of a remote: each keeps its own chunks.
          chunkLoadingGlobal: `chunks_${container}_${buildId}`,
          chunkLoadTimeout: loadTimeoutMs,
        }
      },
    },
  }
}
