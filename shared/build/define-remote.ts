import { dirname } from 'node:path'

import { pluginModuleFederation } from '@module-federation/rsbuild-plugin'
import type { RsbuildConfig } from '@rsbuild/core'
import { pluginAssetsRetry } from '@rsbuild/plugin-assets-retry'
import { pluginReact } from '@rsbuild/plugin-react'

import { devServer } from '#build/dev-server.ts'
import { federationAsModules } from '#build/federation-as-modules.ts'
import { pluginAttempt } from '#build/plugin-attempt.ts'
import { pluginInlineWorker } from '#build/plugin-inline-worker.ts'
import { pluginPortableMaps } from '#build/plugin-portable-maps.ts'
import { pluginRelease } from '#build/plugin-release.ts'
import type { Remote } from '#build/remotes.ts'
import { exposesOf, siteOf } from '#build/remotes.ts'
import { optimization, singletons } from '#build/singletons.ts'
import { sourceHash } from '#build/source-hash.ts'
import { loadTimeoutMs } from '#contract/load-timeout.ts'

type RemoteOptions = {
  readonly name: Remote
  /** The paths this remote owns, each with the name of the chunk that has its page. */
  readonly pages: Readonly<Record<string, string>>
}

/** How often a file that failed is requested again. */
const retries = 3

/** The build of a remote: a container that exposes what the shell asks for, and `release.json` for its deployment. */
export function defineRemote({ name, pages }: RemoteOptions): RsbuildConfig {
  const container = name.replaceAll('-', '_')
  const buildId = sourceHash(dirname(process.cwd()), siteOf(name)).slice(0, 8)
  return {
    ...devServer(),
    plugins: [
      pluginReact(),
      pluginInlineWorker(),
      pluginModuleFederation({
        name: container,
        filename: 'remoteEntry.js',
        exposes: Object.fromEntries(
          exposesOf(name).map((expose) => [
            `./${expose}`,
            { import: `./src/expose/${expose}.tsx`, name: expose },
          ]),
        ),
        shared: { ...singletons },
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        // Remotes use the shell's copy of the federation runtime: 18 kB less for each.
        experiments: { externalRuntime: true, optimization },
      }),
      // A retry uses another address, since browsers remember failed ones.
      pluginAssetsRetry({ max: retries, delay: 300, addQuery: true, crossOrigin: 'anonymous' }),
      pluginPortableMaps(),
      pluginAttempt(),
      pluginRelease({ name, pages, buildId }),
    ],
    output: {
      assetPrefix: 'auto',
      cssModules: { localIdentName: `${name}_[local]_[hash:base64:5]` },
      sourceMap: { js: 'source-map' },
    },
    tools: {
      htmlPlugin: false,
      rspack: (config, { rspack }) => {
        config.plugins.push(
          federationAsModules(rspack),
          // The container requires the right hash of every script and style; the registry requires the container's.
          new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], htmlPlugin: false }),
        )
        // The container is the only entry, and Module Federation adds it.
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
