import * as v from 'valibot'

import type { Tally } from '#releases/canary-rule.ts'
import { loadEvent } from '#releases/watch-canary.ts'

import type { Section } from './section.ts'

const vitalEvent = v.object({
  type: v.literal('web-vital'),
  name: v.string(),
  value: v.number(),
})

/** A batch of telemetry, as `shared/src/observability` sends it, as far as this page counts it. */
const batchSchema = v.object({
  context: v.object({ releases: v.fallback(v.record(v.string(), v.string()), {}) }),
  events: v.array(v.fallback(v.optional(v.union([loadEvent, vitalEvent])), undefined)),
})

/** The lowest numbers and the highest share of failures of a healthy release: one broken device retries several times. */
const minLoads = 50
const minFailures = 5
const maxShare = 0.02

/** What visitors have sent: failed loads and web vitals, by release. Lines that are no telemetry are ignored. */
export async function visitorsSection(
  lines: AsyncIterable<string>,
  isLive: (remote: string, version: string) => boolean,
): Promise<Section> {
  const loads = new Map<string, Tally & { readonly isLive: boolean }>()
  const vitals = new Map<string, number[]>()
  const countLoad = ({ remote, version, outcome }: v.InferOutput<typeof loadEvent>) => {
    const release = `${remote} ${version}`
    const before = loads.get(release) ?? { loads: 0, failures: 0 }
    const failures = before.failures + (outcome === 'failed' ? 1 : 0)
    loads.set(release, { loads: before.loads + 1, failures, isLive: isLive(remote, version) })
  }
  for await (const line of lines) {
    const { context, events } = batchIn(line)
    const releases = Object.entries(context.releases).map((one) => one.join(' '))
    for (const event of events) {
      if (event?.type === 'remote-load') countLoad(event)
      else if (event) {
        for (const release of releases) {
          const name = `${release} ${event.name}`
          vitals.set(name, [...(vitals.get(name) ?? []), event.value])
        }
      }
    }
  }
  const failing = [...loads].filter(([, tally]) => tally.isLive && fails(tally))
  return {
    title: 'Errors and web vitals, by release',
    lines: [
      ...[...loads].map(([name, one]) => `${name}: ${one.failures} of ${one.loads} loads failed`),
      ...[...vitals].map(([name, values]) => `${name}: ${percentile75(values)} at 75 % of visits`),
      ...(loads.size + vitals.size === 0 ? ['No telemetry was read.'] : []),
    ],
    broken: failing.map(([name, tally]) => ({
      what: `${name} is live and fails: ${tally.failures} of ${tally.loads} loads.`,
      row: 'page-errors',
    })),
  }
}

function fails({ loads, failures }: Tally): boolean {
  return loads >= minLoads && failures >= minFailures && failures / loads > maxShare
}

function percentile75(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const value = sorted[Math.ceil(sorted.length * 0.75) - 1] ?? 0
  return Math.round(value * 1000) / 1000
}

function batchIn(line: string): v.InferOutput<typeof batchSchema> {
  try {
    return v.parse(batchSchema, JSON.parse(line))
  } catch {
    return { context: { releases: {} }, events: [] }
  }
}
