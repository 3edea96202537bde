import type { Rspack } from '@rsbuild/core'

const commonJs = /@module-federation[\\/].*[\\/]dist[\\/].*\.cjs$/

const asModule = (path: string) => path.replace(/cjs$/, 'js')

/**
 * Module Federation points apps at the CommonJS builds of its packages, which cannot be tree-shaken.
 * This points them at the same files as ES modules, which are a third smaller.
 */
export function federationAsModules(
  rspack: Pick<typeof Rspack, 'NormalModuleReplacementPlugin'>,
): Rspack.RspackPluginInstance {
  const replacement = new rspack.NormalModuleReplacementPlugin(commonJs, (module) => {
    module.request = asModule(module.request)
  })
  return {
    apply(compiler) {
      replacement.apply(compiler)
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
