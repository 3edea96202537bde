import type { Rspack, rspack } from '@rsbuild/core'

/**
 * Ids of modules and chunks that other modules and chunks do not change: a file that keeps its content keeps its name,
 * and visitors keep the file. The ids of the bundler are as short as the others allow, so any new module can change them;
 * these have room for some thousand modules, and some hundred chunks.
 */
export function stableIds({ ids }: typeof rspack): Rspack.RspackPluginInstance[] {
  return [
    new ids.CompactHashedModuleIdsPlugin({ minLength: 3 }),
    new ids.CompactHashedChunkIdsPlugin({ minLength: 2 }),
  ]
}
