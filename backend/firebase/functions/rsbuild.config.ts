import { join } from 'node:path'
import { pluginPortable } from '@adamarket/shared/build/plugin-portable.ts'
import { pluginTexts } from '@adamarket/shared/build/plugin-texts.ts'
import { defineConfig } from '@rsbuild/core'

const checkout = join(import.meta.dirname, '../../..')

/** One file for the Functions runtime; the packages that the runtime installs are not bundled. */
export default defineConfig({
  source: { entry: { index: './src/index.ts' } },
  output: {
    target: 'node',
    module: true,
    externals: [/^firebase-(?:admin|functions)(?:\/|$)/, 'sharp'],
    minify: false,
    sourceMap: true,
    filenameHash: false,
  },
  plugins: [pluginTexts(), pluginPortable(checkout)],
  tools: {
    rspack: ({ output = {} }) => {
      output.asyncChunks = false
    },
  },
})
