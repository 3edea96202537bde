import type { RsbuildPlugin, Rspack } from '@rsbuild/core'
import { rspack } from '@rsbuild/core'

/** Adds code to the runtime of an app: after the functions that name files, in the order of the plugins' names. */
export function pluginRuntimeCode(name: string, generate: () => string): RsbuildPlugin {
  class RuntimeCode extends rspack.RuntimeModule {
    constructor() {
      super(name, rspack.RuntimeModule.STAGE_BASIC)
    }

    override generate(): string {
      return generate()
    }
  }
  return {
    name,
    setup(api) {
      api.modifyRspackConfig((config) => {
        config.plugins.push({
          apply(compiler: Rspack.Compiler) {
            compiler.hooks.thisCompilation.tap(name, (compilation) => {
              compilation.hooks.additionalTreeRuntimeRequirements.tap(name, (chunk) => {
                compilation.addRuntimeModule(chunk, new RuntimeCode())
              })
            })
          },
        })
      })
    },
  }
}
