import { defineConfig } from '@rsbuild/core'

/** One file for the Functions runtime; the packages that the runtime installs are not bundled. */
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
