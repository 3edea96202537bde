import type {
  ShownRelease,
  VisitPeriod,
  VisitSums,
  VisitsOfRelease,
} from '@adamarket/shared/domain/release-visits.ts'
import { shownReleases, visitPeriods } from '@adamarket/shared/domain/release-visits.ts'
import { countedVitals } from '@adamarket/shared/observability/visit-counts.ts'
import type { Firestore } from 'firebase-admin/firestore'
import * as v from 'valibot'

import { valueAt75 } from './histogram.ts'
import type { Counts, HourOfPage } from './release-counts.ts'
import { hourOf, readCounts, sumOf } from './release-counts.ts'
import { worseMeasures } from './worse-measures.ts'

/** What an admin asks for. */
export const visitsSchema = v.strictObject({ hours: v.picklist(visitPeriods) })

/**
 * The chance of a difference that is marked as worse. It only tells an admin where to look, so it may be wrong more often
 * than the one by which canaries are stopped.
 */
const markedChance = 0.01

const hourMs = 60 * 60_000

const registrySchema = v.object({
  remotes: v.record(
    v.string(),
    v.object({
      current: v.string(),
      canary: v.exactOptional(v.object({ version: v.string(), percent: v.number() })),
      releases: v.record(
        v.string(),
        v.object({
          liveUntil: v.exactOptional(v.string()),
          rolledBack: v.exactOptional(v.boolean()),
        }),
      ),
    }),
  ),
})

/** Whether a user is an admin now: the role in the token may have ended. */
export async function isAdmin(firestore: Firestore, uid: string): Promise<boolean> {
  return (await firestore.doc(`moderators/${uid}`).get()).get('role') === 'admin'
}

type Asked = {
  readonly firestore: Firestore
  /** What the site publishes of its releases. */
  readonly registry: unknown
  readonly hours: VisitPeriod
  readonly now: Date
}

/**
 * What visits met of the releases that are shown: in the last hours, and of a release before in the last hours until it was
 * replaced. Reads at most four documents for an hour of a release.
 */
export async function readVisits(asked: Asked): Promise<readonly VisitsOfRelease[]> {
  const { remotes } = v.parse(registrySchema, asked.registry)
  const found: VisitsOfRelease[] = []
  let replaced: Counts | undefined
  // One after the other, since those of a week may be large, and from the last one, which the one before it replaced.
  for (const release of shownReleases(remotes).toReversed()) {
    const parts = await partsOf(release, asked)
    const own = sumOf(parts)
    const isFirst = found[0]?.remote !== release.remote
    const compared = replaced && !isFirst ? [{ own, usual: replaced }] : []
    found.unshift({
      ...release,
      all: sumsOf(own),
      pages: pagesOf(parts),
      worse: worseMeasures(compared, markedChance),
    })
    replaced = own
  }
  return found
}

async function partsOf(release: ShownRelease, { firestore, hours, now }: Asked) {
  const until = release.liveUntil === undefined ? now : new Date(release.liveUntil)
  const since = hourOf(new Date(until.getTime() - hours * hourMs))
  return await readCounts(firestore, release, since, hourOf(until))
}

function pagesOf(parts: readonly HourOfPage[]): VisitsOfRelease['pages'] {
  return [...Map.groupBy(parts, ({ page }) => page)]
    .map(([page, ofPage]) => ({ page, ...sumsOf(sumOf(ofPage)) }))
    .toSorted((one, other) => other.visits - one.visits || (one.page < other.page ? -1 : 1))
}

function sumsOf({ visits, failures, errors, ...vitals }: Counts): VisitSums {
  const values = countedVitals.flatMap((name) => {
    const value = valueAt75(name, vitals[name])
    return value === undefined ? [] : [[name, value] as const]
  })
  return { visits, failures, errors, ...Object.fromEntries(values) }
}
