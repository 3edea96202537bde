import type { RsbuildPlugin } from '@rsbuild/core'
import { rspack } from '@rsbuild/core'

import { pluginRuntimeCode } from './plugin-runtime-code.ts'

type Options = {
  /** How often a file that failed is requested again. */
  readonly times: number
  readonly delayMs: number
}

/**
 * Requests the scripts and styles of a chunk again when they fail, each under another address, since browsers
 * remember failed ones. Rsbuild's own plugin does the same for any kind of page, with 1.6 kB in every container.
 */
export function pluginRetry({ times, delayMs }: Options): RsbuildPlugin {
  return pluginRuntimeCode('adamarket:retry', () => retryCode({ times, delayMs }))
}

/** The code: it wraps the functions that name the files of a chunk, and the one that loads a chunk. */
export function retryCode({ times, delayMs }: Options): string {
  const nameScript = rspack.RuntimeGlobals.getChunkScriptFilename
  const nameStyles = `${rspack.RuntimeGlobals.require}.miniCssF`
  const load = rspack.RuntimeGlobals.ensureChunk
  return `
    var withRetry = function (nameOf, retries) {
      return function (id) {
        var name = nameOf(id);
        return retries[id] ? name + (name.includes('?') ? '&' : '?') + 'retry=' + retries[id] : name;
      };
    };
    var scriptRetries = {}, styleRetries = {}, loadOnce = ${load};
    ${nameScript} = withRetry(${nameScript}, scriptRetries);
    if (${nameStyles}) ${nameStyles} = withRetry(${nameStyles}, styleRetries);
    ${load} = function (id, priority) {
      var scripts = 0, styles = 0;
      var load = function () {
        return loadOnce(id, priority).catch(function (error) {
          var isStyles = error.code === 'CSS_CHUNK_LOAD_FAILED';
          var count = isStyles ? ++styles : ++scripts;
          if (count > ${times}) throw error;
          (isStyles ? styleRetries : scriptRetries)[id] = count;
          return new Promise(function (resolve) { setTimeout(resolve, ${delayMs}); }).then(load);
        });
      };
      return load();
    };
  `
}
