import * as v from 'valibot'

import type { Tally } from '#releases/canary-rule.ts'
import { failsMore } from '#releases/canary-rule.ts'

/** What the rule counts in a batch of telemetry, as `shared/src/observability` sends it. */
const load = v.object({
  type: v.literal('remote-load'),
  phase: v.picklist(['module', 'route', 'render']),
  remote: v.string(),
  version: v.string(),
  outcome: v.picklist(['loaded', 'failed']),
})

const batch = v.object({ events: v.array(v.fallback(v.optional(load), undefined)) })

type Load = v.InferOutput<typeof load>

type Watched = {
  readonly name: string
  readonly canary: string
  readonly live: string
}

/** Both releases, as counted until the canary was found to fail. */
export type Verdict = { readonly canary: Tally; readonly live: Tally }

/**
 * Counts how often two releases of a remote load, and resolves as soon as the canary fails more than the live
 * one; to undefined if the telemetry ends before. Lines that are no telemetry are ignored: anyone can send some.
 *
 * @param lines the batches, each as JSON in one line
 */
export async function watchCanary(
  { name, canary, live }: Watched,
  lines: AsyncIterable<string>,
): Promise<Verdict | undefined> {
  let verdict: Verdict = { canary: nothing, live: nothing }
  for await (const line of lines) {
    for (const one of loadsIn(line)) {
      if (one.remote !== name) continue
      if (one.version === canary) verdict = { ...verdict, canary: counted(verdict.canary, one) }
      if (one.version === live) verdict = { ...verdict, live: counted(verdict.live, one) }
    }
    if (failsMore(verdict.canary, verdict.live)) return verdict
  }
  return undefined
}

const nothing: Tally = { loads: 0, failures: 0 }

function counted({ loads, failures }: Tally, { outcome }: Load): Tally {
  return { loads: loads + 1, failures: failures + (outcome === 'failed' ? 1 : 0) }
}

function loadsIn(line: string): readonly Load[] {
  try {
    return v.parse(batch, JSON.parse(line)).events.flatMap((event) => event ?? [])
  } catch {
    return []
  }
}
