import { dirname } from 'node:path'
import type { EnvironmentConfig, RsbuildConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'

import { loadTimeoutMs } from '#contract/load-timeout.ts'

import { productionRouter } from './production-router.ts'
import { compileHint } from './compile-hint.ts'
import { serverEnvironment } from './define-server.ts'
import { devServer } from './dev-server.ts'
import { pluginEarlyScript } from './plugin-early-script.ts'
import { pluginPortable } from './plugin-portable.ts'
import { pluginShellRelease } from './plugin-release.ts'
import { pluginPureRouter } from './plugin-pure-router.ts'
import { pluginServiceWorker } from './plugin-service-worker.ts'
import { pluginTexts } from './plugin-texts.ts'
import { singletons } from './singletons.ts'
import { decoderHash, sourceHash } from './source-hash.ts'
import { stableIds } from './stable-ids.ts'
import { forBrowsers, oldestBrowsers } from './for-browsers.ts'
import { inOldBrowser, withoutScript } from './without-script.ts'

/** The build of the shell: it provides every singleton, eagerly, and knows no remote. */
export function defineShell(): RsbuildConfig {
  const root = dirname(process.cwd())
  const { server, dev } = devServer()
  const environment = process.env['ADAMARKET_ENVIRONMENT'] ?? '{}'
  return {
    plugins: [
      pluginReact(),
      pluginTexts(),
      pluginShellRelease(sourceHash(root, 'shell').slice(0, 8)),
    ],
    source: { define: { 'process.env.ADAMARKET_DECODERS': JSON.stringify(decoderHash(root)) } },
    html: {
      template: './src/index.html',
      templateParameters: {
        environment,
        withoutScript: withoutScript(process.cwd()),
        inOldBrowser: inOldBrowser(process.cwd()),
      },
      tags: dev ? [{ tag: 'script', children: rememberReactRenderers, append: false }] : [],
    },
    server: {
      ...server,
      publicDir: { name: 'public' },
      setup: ({ server: { middlewares } }) => {
        middlewares.use('/remotes.json', (_request, response) => {
          response.setHeader('Content-Type', 'application/json')
          response.end(process.env['ADAMARKET_REGISTRY'] ?? '{}')
        })
      },
    },
    ...(dev && { dev }),
    resolve: {
      alias: { ...(!dev && productionRouter) },
    },
    output: {
      // The registry has a hash of every chunk of a first view, so hashes are short.
      filenameHash: 'contenthash:8',
      // Both builds have the same class names.
      cssModules: { localIdentName: 'shell_[local]_[hash:base64:5]' },
    },
    environments: {
      web: browserEnvironment(),
      // A development server renders no pages.
      ...(!dev && {
        server: serverEnvironment({ entry: './src/server/entry.tsx', importsSingletons: false }),
      }),
    },
  }
}

function browserEnvironment(): EnvironmentConfig {
  return {
    plugins: [
      pluginEarlyScript('src/early/early.ts'),
      pluginPortable(),
      pluginPureRouter(),
      pluginServiceWorker('src/service-worker/service-worker.ts'),
    ],
    source: {
      entry: { index: './src/index.tsx' },
      // What the runtime of Module Federation leaves out: manifests, which this site does not have, and servers.
      define: { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', ENV_TARGET: '"web"' },
    },
    output: { sourceMap: { js: 'source-map' }, overrideBrowserslist: oldestBrowsers },
    // React with the other packages of a first view: a file less.
    splitChunks: { cacheGroups: { react: false } },
    tools: {
      ...forBrowsers,
      rspack: (config, { isProd, rspack }) => {
        if (isProd) config.plugins.push(compileHint(rspack))
        config.plugins.push(
          new rspack.sharing.ProvideSharedPlugin({
            provides: Object.fromEntries(
              Object.entries(singletons).map(([shareKey, { version }]) => [
                shareKey,
                { shareKey, version, eager: true },
              ]),
            ),
          }),
          ...stableIds(rspack),
        )
        config.optimization = { ...config.optimization, moduleIds: false, chunkIds: false }
        config.output = { ...config.output, uniqueName: 'shell', chunkLoadTimeout: loadTimeoutMs }
      },
    },
  }
}

/**
 * A script for development that has to run before any other: it remembers the renderers that React
 * announces. Each remote has its own copy of React Refresh, which loads after React has started and
 * would otherwise find no renderer.
 */
const rememberReactRenderers = `
  const renderers = new Map()
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
    renderers,
    supportsFiber: true,
    inject(renderer) {
      renderers.set(renderers.size + 1, renderer)
      return renderers.size
    },
    onScheduleFiberRoot() {},
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
  }
`
