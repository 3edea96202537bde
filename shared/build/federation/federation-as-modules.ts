import { fileURLToPath } from 'node:url'

import type { Rspack } from '@rsbuild/core'

const commonJs = /@module-federation[\\/].*[\\/]dist[\\/].*\.cjs$/

const asModule = (path: string) => path.replace(/cjs$/, 'js')

/** Modules of the runtime that work with manifests, of which this site has none, and what stands in for them. */
const withoutManifests: Readonly<Record<string, string>> = {
  SnapshotHandler: fileURLToPath(new URL('./no-snapshots.ts', import.meta.url)),
  preload: fileURLToPath(new URL('./no-preloading.ts', import.meta.url)),
}

const manifestModule = /[\\/](SnapshotHandler|preload)\.js$/

const runtimeCore = /@module-federation[\\/]runtime-core[\\/]dist/

/** The part of the runtime's functions that the code of a container calls; all others are for application code. */
const calledByContainers =
  'data:text/javascript,export{init,getRemoteEntry}from"@module-federation/runtime"'

const bundlerRuntime = /@module-federation[\\/]webpack-bundler-runtime[\\/]dist/

type Replacing = Pick<typeof Rspack, 'NormalModuleReplacementPlugin'>

/**
 * Module Federation points apps at the CommonJS builds of its packages, which cannot be tree-shaken.
 * This points them at the same files as ES modules, which are a third smaller, and leaves out what works with manifests.
 */
export function federationAsModules({
  NormalModuleReplacementPlugin,
}: Replacing): Rspack.RspackPluginInstance {
  const replacements = [
    new NormalModuleReplacementPlugin(commonJs, (module) => {
      module.request = asModule(module.request)
    }),
    new NormalModuleReplacementPlugin(manifestModule, (module) => {
      const [, name = ''] = manifestModule.exec(module.request) ?? []
      const other = withoutManifests[name]
      if (other !== undefined && runtimeCore.test(module.context)) module.request = other
    }),
  ]
  return {
    apply(compiler) {
      for (const replacement of replacements) replacement.apply(compiler)
      // Otherwise an import by the package's name would add a second copy.
      compiler.hooks.afterPlugins.tap('federation-as-modules', ({ options }) => {
        const { alias } = options.resolve
        if (!alias) return
        for (const [name, path] of Object.entries(alias)) {
          if (typeof path === 'string' && commonJs.test(path)) alias[name] = asModule(path)
        }
      })
    },
  }
}

/** Leaves out of a container what its own code does not call: its runtime's functions for application code. */
export function withoutApplicationCalls({
  NormalModuleReplacementPlugin,
}: Replacing): Rspack.RspackPluginInstance {
  return new NormalModuleReplacementPlugin(/^@module-federation\/runtime$/, (module) => {
    if (bundlerRuntime.test(module.context)) module.request = calledByContainers
  })
}
