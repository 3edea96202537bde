import type { Registry } from '@adamarket/shared/contract/registry.ts'
import { parseRegistry } from '@adamarket/shared/contract/registry.ts'
import { requestRegistry } from './request-registry.ts'
import { unlessAborted } from './unless-aborted.ts'

/** The registry, requested early or now. Rejects when there is no answer, or an invalid one. */
export async function fetchRegistry(signal: AbortSignal): Promise<Registry> {
  const early = takeEarlyAnswer()
  return parseRegistry(await (early ? unlessAborted(early, signal) : requestRegistry(signal)))
}

/** An early answer is used once: later it is outdated. */
function takeEarlyAnswer(): Promise<unknown> | null | undefined {
  const { earlyRegistry } = globalThis
  globalThis.earlyRegistry = null
  return earlyRegistry
}
