import type { RsbuildPlugin, Rspack } from '@rsbuild/core'
import { rspack } from '@rsbuild/core'

/**
 * A container that was requested with a query requests its files with the same query. The shell adds
 * one on a retry: to a browser the same address is the same request, which may still hang.
 */
class AttemptModule extends rspack.RuntimeModule {
  constructor() {
    // After the functions that name files, and by its name before those that wrap them.
    super('adamarket:attempt', rspack.RuntimeModule.STAGE_BASIC)
  }

  override generate(): string {
    const nameScript = rspack.RuntimeGlobals.getChunkScriptFilename
    const nameStyles = `${rspack.RuntimeGlobals.require}.miniCssF`
    return `
      var attempt = document.currentScript ? new URL(document.currentScript.src).search : '';
      var under = function (nameOf) { return function (id) { return nameOf(id) + attempt; }; };
      if (attempt && ${nameScript}) ${nameScript} = under(${nameScript});
      if (attempt && ${nameStyles}) ${nameStyles} = under(${nameStyles});
    `
  }
}

/** Passes the query of a container's address on to its files. */
export function pluginAttempt(): RsbuildPlugin {
  const name = 'adamarket:attempt'
  return {
    name,
    setup(api) {
      api.modifyRspackConfig((config) => {
        config.plugins.push({
          apply(compiler: Rspack.Compiler) {
            compiler.hooks.thisCompilation.tap(name, (compilation) => {
              compilation.hooks.additionalTreeRuntimeRequirements.tap(name, (chunk) => {
                compilation.addRuntimeModule(chunk, new AttemptModule())
              })
            })
          },
        })
      })
    },
  }
}
