import type { RsbuildPlugin, Rspack } from '@rsbuild/core'
import { rspack } from '@rsbuild/core'

/**
 * Has a container that was asked for with a query ask for its files with the same one. The shell does so
 * with another attempt: to a browser the same address is the same request, and what hung would go on.
 */
class AttemptModule extends rspack.RuntimeModule {
  constructor() {
    // After the functions that name files; its own name puts it before what wraps them.
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

/** Lets the files of a container follow the query that it was asked for with. */
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
