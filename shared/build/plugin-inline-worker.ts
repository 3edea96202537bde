import type { RsbuildPlugin } from '@rsbuild/core'

import { bundleApart } from './bundle-apart.ts'

/**
 * `import { code } from './some-worker.ts?inline-worker'` gives the bundled code of a worker as text.
 *
 * A browser refuses a worker from another origin than the page's, and a remote's files come from
 * another one. A text has no origin: `new Worker(URL.createObjectURL(new Blob([code])))`.
 */
export function pluginInlineWorker(): RsbuildPlugin {
  return {
    name: 'adamarket:inline-worker',
    setup(api) {
      api.transform({ resourceQuery: /^\?inline-worker$/ }, async (module) => {
        const { mode } = api.getNormalizedConfig()
        const { code, files } = await bundleApart(module.resourcePath, {
          mode: mode === 'production' ? 'production' : 'development',
          target: 'webworker',
        })
        for (const file of files) module.addDependency(file)
        return `export const code = ${JSON.stringify(code)}`
      })
    },
  }
}
