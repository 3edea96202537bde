import { shownReleases } from '@adamarket/shared/domain/release-visits.ts'
import type { Firestore } from 'firebase-admin/firestore'

import type { Counts } from '#functions/telemetry/release-counts.ts'
import { hourOf, readCounts, sumOf } from '#functions/telemetry/release-counts.ts'
import { formatShare, listVisits } from '#releases/list-visits.ts'
import type { Registry } from '#releases/registry.ts'

import type { Section } from './section.ts'
import { hourMs } from './section.ts'

/** The lowest numbers and the highest share of failures of a healthy release: a few devices are always broken. */
const minVisits = 50
const minFailures = 5
const maxShare = 0.02

/** What visitors met in 24 hours, by release. */
export async function visitorsSection({
  firestore,
  registry,
  share,
  now,
}: {
  readonly firestore: Firestore
  readonly registry: Registry
  /** The share of visits that is measured. */
  readonly share: number
  readonly now: Date
}): Promise<Section> {
  const since = hourOf(new Date(now.getTime() - 24 * hourMs))
  const releases = await Promise.all(
    shownReleases(registry.remotes).map(async (one) => ({
      ...one,
      parts: await readCounts(firestore, one, since),
    })),
  )
  const failing = releases
    .map(({ parts, ...one }) => ({ ...one, ...sumOf(parts) }))
    .filter((one) => one.stage === 'live' && fails(one))
  return {
    title: `Errors and web vitals of ${formatShare(share)}, by release`,
    lines: releases.some(({ parts }) => parts.length > 0)
      ? listVisits(releases).split('\n')
      : ['No visits were measured.'],
    broken: failing.map(({ remote, version, failures, visits }) => ({
      what: `${remote} ${version} is live and fails: ${failures} of ${visits} visits.`,
      row: 'page-errors',
    })),
  }
}

function fails({ visits, failures }: Counts): boolean {
  return visits >= minVisits && failures >= minFailures && failures / visits > maxShare
}
