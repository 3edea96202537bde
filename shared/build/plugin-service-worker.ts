import { join } from 'node:path'
import type { RsbuildPlugin } from '@rsbuild/core'

import { bundleApart } from './bundle-apart.ts'

/**
 * Writes `service-worker.js` beside the shell's page, with the same name in every release: that is how
 * browsers find an update. Development has none, since it would cache files that change.
 */
export function pluginServiceWorker(entry: string): RsbuildPlugin {
  return {
    name: 'adamarket:service-worker',
    apply: 'build',
    setup(api) {
      api.processAssets({ stage: 'additional' }, async ({ compilation, sources }) => {
        const path = join(api.context.rootPath, entry)
        const { code } = await bundleApart(path, { mode: 'production', target: 'webworker' })
        compilation.emitAsset('service-worker.js', new sources.RawSource(code))
      })
    },
  }
}
