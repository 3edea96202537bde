import * as v from 'valibot'

import type { Tally } from './canary-rule.ts'
import { failsMore } from './canary-rule.ts'

/** What the rule counts in a batch of telemetry, as `shared/src/observability` sends it. */
export const loadEvent = v.object({
  type: v.literal('remote-load'),
  phase: v.picklist(['module', 'route', 'render']),
  remote: v.string(),
  version: v.string(),
  outcome: v.picklist(['loaded', 'failed']),
})

const batch = v.object({
  context: v.fallback(v.object({ revision: v.fallback(v.number(), 0) }), { revision: 0 }),
  events: v.array(v.fallback(v.optional(loadEvent), undefined)),
})

type Load = v.InferOutput<typeof loadEvent>

/** What visitors get of a remote, by a revision of the registry. */
export type Stages = {
  readonly revision: number
  readonly live: string
  /** Absent when no visitor gets one. */
  readonly canary?: string | undefined
}

/** How often a release has loaded while it was compared. */
type Counted = Tally & { readonly version: string }

type Comparison = { readonly canary: Counted; readonly live: Counted }

/** The canary fails more often than the live release; there is no canary any more; or the telemetry ended before. */
export type Verdict = Comparison & { readonly outcome: 'fails' | 'ended' | 'passes' }

/**
 * Counts how often the canary and the live release of a remote load, and resolves as soon as the canary fails more often;
 * to undefined if there is no canary to begin with. When a batch comes from a visitor who has seen a newer registry,
 * the stages are read again, and counting starts over if another release is live or the canary. Lines that are no
 * telemetry are ignored: anyone can send some.
 *
 * @param name the remote
 * @param lines the batches, each as JSON in one line
 * @param readStages reads the stages of the remote
 */
export async function watchCanary(
  name: string,
  lines: AsyncIterable<string>,
  readStages: () => Promise<Stages>,
): Promise<Verdict | undefined> {
  let stages = await readStages()
  let compared = beginWith(stages)
  if (!compared) return undefined
  for await (const line of lines) {
    const { context, events } = batchIn(line)
    if (context.revision > stages.revision) {
      stages = await readStages()
      const next = beginWith(stages)
      if (!next) return { outcome: 'ended', ...compared }
      if (!areSame(next, compared)) compared = next
    }
    for (const event of events) {
      if (event?.remote !== name) continue
      compared = { canary: counted(compared.canary, event), live: counted(compared.live, event) }
    }
    if (failsMore(compared.canary, compared.live)) return { outcome: 'fails', ...compared }
  }
  return { outcome: 'passes', ...compared }
}

const noLoads: Tally = { loads: 0, failures: 0 }

function beginWith({ canary, live }: Stages): Comparison | undefined {
  if (canary === undefined) return undefined
  return { canary: { version: canary, ...noLoads }, live: { version: live, ...noLoads } }
}

function areSame(one: Comparison, other: Comparison): boolean {
  return one.canary.version === other.canary.version && one.live.version === other.live.version
}

function counted(release: Counted, { version, outcome }: Load): Counted {
  if (version !== release.version) return release
  const { loads, failures } = release
  return { version, loads: loads + 1, failures: failures + (outcome === 'failed' ? 1 : 0) }
}

function batchIn(line: string): v.InferOutput<typeof batch> {
  try {
    return v.parse(batch, JSON.parse(line))
  } catch {
    return { context: { revision: 0 }, events: [] }
  }
}
