import { defineConfig } from '@rsbuild/core'

/** One file for the Functions runtime; what the runtime installs itself stays outside. */
export default defineConfig({
  source: { entry: { index: './src/index.ts' } },
  output: {
    target: 'node',
    module: true,
    externals: [/^firebase-(?:admin|functions)(?:\/|$)/],
    minify: false,
    sourceMap: true,
    filenameHash: false,
  },
})
