/**
 * What is left of the snapshots of Module Federation on a site without manifests: the state that its runtime
 * touches when a remote is replaced. There is no hook for plugins, and no snapshot to load.
 */
export class SnapshotHandler {
  readonly manifestCache = new Map<string, unknown>()
  readonly hooks = { applyPlugin: () => undefined, removePlugin: () => undefined }
}

export function getGlobalRemoteInfo() {
  return {}
}
