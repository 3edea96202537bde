import type { rspack, Rspack } from '@rsbuild/core'

/**
 * Lets Chrome compile every function of a script while it loads, on another thread, instead of one by one on the main
 * thread when each is first called. Other engines see a comment.
 */
export function compileHint({ BannerPlugin }: typeof rspack): Rspack.RspackPluginInstance {
  return new BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    // After minification, which removes comments, and before source maps and hashes.
    stage: 450,
  })
}
