import type { Transfer } from './transfers.ts'

/**
 * The length of the chain of requests that led to each of these: the page itself is 1, what it names is 2.
 * If several files caused a request, the deepest one counts.
 */
export function depths(transfers: readonly Transfer[]): ReadonlyMap<Transfer, number> {
  const depthOf = new Map<Transfer, number>()
  const byFile = new Map<string, number>()
  const inOrder = transfers.toSorted((one, other) => one.startedAt - other.startedAt)
  for (const transfer of inOrder) {
    const before = transfer.requestedBy
      .filter((url) => url !== transfer.url)
      .flatMap((url) => byFile.get(url) ?? [])
    const depth = transfer.type === 'Document' ? 1 : Math.max(1, ...before) + 1
    depthOf.set(transfer, depth)
    if (!byFile.has(transfer.url)) byFile.set(transfer.url, depth)
  }
  return depthOf
}
