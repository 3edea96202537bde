import type { Firestore } from 'firebase-admin/firestore'

import { hourOf, readCounts } from '#functions/telemetry/release-counts.ts'

import type { Judgement } from './canary-rule.ts'
import { compareHours, judge } from './canary-rule.ts'
import { withCanary, withoutFailedCanary, withPromotion } from './registry-changes.ts'
import type { Registry } from './registry.ts'

/** A canary, and the release that everyone else gets. */
export type WatchedCanary = {
  readonly name: string
  readonly version: string
  readonly live: string
  readonly percent: number
  /** When visitors first got it, ISO 8601. */
  readonly since: string
}

/** The canary of a remote; undefined without one. */
export function canaryOf({ remotes }: Registry, name: string): WatchedCanary | undefined {
  const { canary, current = '' } = remotes[name] ?? {}
  if (!canary) return undefined
  // One of an older command has no time: it is judged by all that is counted.
  const { version, percent, since = new Date(0).toISOString() } = canary
  return { name, version, live: current, percent, since }
}

/** Judges a canary by what visitors of it and of the live release met since it began. */
export async function judgeCanary(firestore: Firestore, canary: WatchedCanary): Promise<Judgement> {
  const { name: remote, version, live, percent, since } = canary
  const hour = hourOf(new Date(since))
  const [own, usual] = await Promise.all(
    [version, live].map((one) => readCounts(firestore, { remote, version: one }, hour)),
  )
  return judge(percent, compareHours(own ?? [], usual ?? []))
}

/**
 * Does with a canary what was judged. Nothing changes when it is no canary any more, has another share, or another release is
 * live: someone else was faster, and it is judged again.
 */
export function withJudgement(
  registry: Registry,
  canary: WatchedCanary,
  { action, percent, why: _why }: Judgement,
  at: string,
): Registry {
  const { name, version, live, percent: judged } = canary
  const now = canaryOf(registry, name)
  if (now?.version !== version || now.live !== live || now.percent !== judged) return registry
  if (action === 'stop') return withoutFailedCanary(registry, { name, version, at })
  if (action === 'promote') return withPromotion(registry, { name, version, at })
  if (percent === undefined) return registry
  return withCanary(registry, { name, version, percent, at })
}
