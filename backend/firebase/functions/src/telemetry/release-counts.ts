import { randomInt } from 'node:crypto'
import type { CountedRelease } from '@adamarket/shared/observability/visit-counts.ts'
import { countedVitals } from '@adamarket/shared/observability/visit-counts.ts'
import type { Firestore, WriteBatch } from 'firebase-admin/firestore'
import { FieldPath, FieldValue } from 'firebase-admin/firestore'
import * as v from 'valibot'

import { deleteAll } from '#functions/base/delete-all.ts'

import type { Histogram } from './histogram.ts'
import { added, bucketOf } from './histogram.ts'
import type { Batch } from './read-batch.ts'

/** What was counted of visits: how many used a release, how many of them it failed, and their web vitals. */
export type Counts = {
  readonly visits: number
  readonly failures: number
  readonly errors: number
  readonly LCP: Histogram
  readonly INP: Histogram
  readonly CLS: Histogram
}

/** What was counted of a release on one page in one hour. */
export type HourOfPage = Counts & { readonly hour: string; readonly page: string }

/** Documents of an hour, so that more than one visit in a second can be counted. */
const shards = 4

const retentionMs = 14 * 24 * 60 * 60_000

const number = v.optional(v.number(), 0)
const histogram = v.pipe(
  v.optional(v.record(v.string(), v.number()), {}),
  v.transform((buckets): Histogram => {
    const length = Math.max(-1, ...Object.keys(buckets).map(Number)) + 1
    return Array.from({ length }, (_, bucket) => buckets[bucket] ?? 0)
  }),
)
const stored = v.object({
  hour: v.string(),
  pages: v.record(
    v.string(),
    v.object({
      visits: number,
      failures: number,
      errors: number,
      LCP: histogram,
      INP: histogram,
      CLS: histogram,
    }),
  ),
})

const collectionOf = (firestore: Firestore) => firestore.collection('releaseCounts')

/** An hour of the clock in UTC, such as `2026-11-21T10`. */
export function hourOf(time: Date): string {
  return time.toISOString().slice(0, 13)
}

/** Ids are in the order of hours: a range of them is found without an index. */
const idOf = ({ remote, version }: CountedRelease, hour: string) => `${remote}@${version}@${hour}`

/** Counts what a page has sent, in one document for each release. */
export async function addCounts(firestore: Firestore, batch: Batch, now: Date): Promise<void> {
  const writes = firestore.batch()
  for (const one of batch.releases) addRelease(firestore, writes, { ...one, page: batch.page, now })
  await writes.commit()
}

type Release = Batch['releases'][number] & { readonly page: string; readonly now: Date }

function addRelease(
  firestore: Firestore,
  writes: WriteBatch,
  { remote, version, what, vitals, page, now }: Release,
): void {
  const hour = hourOf(now)
  const one = FieldValue.increment(1)
  const fields = {
    ...Object.fromEntries(what.map((name) => [`${name}s`, one])),
    ...Object.fromEntries(
      vitals.map(({ name, value }) => [name, { [bucketOf(name, value)]: one }]),
    ),
  }
  const id = `${idOf({ remote, version }, hour)}@${randomInt(shards)}`
  const document = { hour, at: new Date(`${hour}:00:00Z`), pages: { [page]: fields } }
  writes.set(collectionOf(firestore).doc(id), document, { merge: true })
}

/** Reads what was counted of a release from one hour to another, both included: a part for each hour, page and shard. */
export async function readCounts(
  firestore: Firestore,
  release: CountedRelease,
  since: string,
  until = '',
): Promise<readonly HourOfPage[]> {
  const { docs } = await collectionOf(firestore)
    .orderBy(FieldPath.documentId())
    .startAt(idOf(release, since))
    .endBefore(idOf(release, `${until}~`))
    .get()
  return docs.flatMap((one) => {
    const { hour, pages } = v.parse(stored, one.data())
    return Object.entries(pages).map(([page, counts]) => ({ hour, page, ...counts }))
  })
}

/** The sum of what was counted. */
export function sumOf(parts: readonly Counts[]): Counts {
  const total = (name: 'visits' | 'failures' | 'errors') =>
    parts.reduce((sum, part) => sum + part[name], 0)
  const [LCP, INP, CLS] = countedVitals.map((name) => added(...parts.map((part) => part[name])))
  return {
    visits: total('visits'),
    failures: total('failures'),
    errors: total('errors'),
    LCP: LCP ?? [],
    INP: INP ?? [],
    CLS: CLS ?? [],
  }
}

/** Forgets what was counted more than two weeks before `now`, in milliseconds since 1970. */
export async function forgetOldReleaseCounts(firestore: Firestore, now: number): Promise<void> {
  await deleteAll(collectionOf(firestore).where('at', '<', new Date(now - retentionMs)))
}
