/** Module Federation's own preloading, which needs manifests: the shell preloads from its registry instead. */
export const defaultPreloadArgs = {}

export const normalizePreloadExposes = notHere
export const formatPreloadArgs = notHere
export const preloadAssets = notHere

function notHere(): never {
  throw new Error('This site preloads by its registry')
}
