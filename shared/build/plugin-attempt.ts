import type { RsbuildPlugin } from '@rsbuild/core'
import { rspack } from '@rsbuild/core'

import { pluginRuntimeCode } from './plugin-runtime-code.ts'

/**
 * Passes the query of a container's address on to its files. The shell adds one on a retry: to a browser the
 * same address is the same request, which may still hang.
 */
export function pluginAttempt(): RsbuildPlugin {
  const nameScript = rspack.RuntimeGlobals.getChunkScriptFilename
  const nameStyles = `${rspack.RuntimeGlobals.require}.miniCssF`
  return pluginRuntimeCode(
    'adamarket:attempt',
    () => `
      var attempt = document.currentScript ? new URL(document.currentScript.src).search : '';
      var under = function (nameOf) { return function (id) { return nameOf(id) + attempt; }; };
      if (attempt && ${nameScript}) ${nameScript} = under(${nameScript});
      if (attempt && ${nameStyles}) ${nameStyles} = under(${nameStyles});
    `,
  )
}
