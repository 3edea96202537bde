import { parseRegistry } from '@adamarket/shared/contract/registry.ts'

/** The versions that a registry says no visitor may get again; none when it is invalid. */
export function withdrawnVersions(registry: unknown): readonly string[] {
  try {
    const { remotes } = parseRegistry(registry)
    return Object.values(remotes).flatMap((remote) => remote?.withdrawn ?? [])
  } catch {
    return []
  }
}

/** Whether an address is a file of one of these versions. */
export function isFileOf(versions: readonly string[], url: string): boolean {
  const { pathname } = new URL(url)
  return versions.some((version) => pathname.startsWith(`/${version}/`))
}
