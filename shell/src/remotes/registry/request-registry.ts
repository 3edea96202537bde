import type { Registry } from '@adamarket/shared/contract/registry.ts'

declare global {
  /**
   * The registry's answer, requested while the shell's code was loading: see `early.ts`. Null once the shell
   * has requested it: a later answer would be outdated.
   */
  var earlyRegistry: Promise<unknown> | null | undefined
}

/**
 * Requests the registry from the shell's own origin, as its deployment wrote it: not checked yet. Rejects without an
 * answer, or with an error.
 */
export async function requestRegistry(signal?: AbortSignal): Promise<Registry> {
  const response = await fetch('/remotes.json', signal && { signal })
  if (!response.ok) throw new Error(`The registry answered ${response.status}`)
  return await response.json()
}
