/** What the shell loads from a remote besides its routes: the other keys of `RemoteModules`. */
const fragments: Partial<Record<string, readonly string[]>> = { account: ['menu'] }

/** What a remote exposes, each from the file with that name in its `src/expose`. */
export function exposesOf(remote: string): readonly string[] {
  return [...(fragments[remote] ?? []), 'routes']
}
