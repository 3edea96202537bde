import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { RsbuildPlugin } from '@rsbuild/core'

import { bundleApart } from './bundle-apart.ts'

/** The font of the first text, which would otherwise be requested only after the styles. */
export const firstFont = /\/figtree\.\w+\.woff2$/

/**
 * Makes the page load a small script before all others, and tells the script where the first font is.
 * Development builds have none: their files have other addresses.
 *
 * @param entry relative to the root of the app
 */
export function pluginEarlyScript(entry: string): RsbuildPlugin {
  return {
    name: 'adamarket:early-script',
    apply: 'build',
    setup(api) {
      let src = ''
      api.processAssets({ stage: 'additional' }, async ({ compilation, sources }) => {
        const path = join(api.context.rootPath, entry)
        const { code } = await bundleApart(path, { mode: 'production', target: 'web' })
        const hash = createHash('sha256').update(code).digest('hex').slice(0, 10)
        const file = `static/js/early.${hash}.js`
        compilation.emitAsset(file, new sources.RawSource(code))
        src = `/${file}`
      })
      api.modifyHTMLTags(({ headTags, bodyTags }, { compilation }) => {
        const fontFile = Object.keys(compilation.assets).find((file) => firstFont.test(file))
        if (fontFile === undefined) throw new Error(`No file is named ${firstFont}`)
        const attrs = { src, async: true, fetchpriority: 'high', 'data-font': `/${fontFile}` }
        return { headTags: [{ tag: 'script', attrs }, ...headTags], bodyTags }
      })
    },
  }
}
