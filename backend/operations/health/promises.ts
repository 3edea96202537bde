import type { Firestore } from 'firebase-admin/firestore'
import { Timestamp } from 'firebase-admin/firestore'

import type { PromiseName } from '#functions/base/keep-promise.ts'

import type { Broken, Section } from './section.ts'
import { formatAge, hourMs } from './section.ts'

type Watched = {
  readonly name: PromiseName
  readonly means: string
  /** How old the last success may be. Absent for what has no schedule. */
  readonly maxAgeMs?: number
  /** The row of the runbook. */
  readonly row: string
}

/** Two hours more than a day: a run may take a while, and is tried again. */
const daily = { maxAgeMs: 26 * hourMs }

export const watched: readonly Watched[] = [
  { name: 'erasure', means: 'data of a deleted account erased', row: 'erasure' },
  {
    name: 'cleanup',
    means: 'old uploads, notes and messages deleted',
    row: 'daily-functions',
    ...daily,
  },
  {
    name: 'questions',
    means: 'sellers asked about old listings',
    row: 'daily-functions',
    ...daily,
  },
  {
    name: 'held-listings',
    means: 'held listings released',
    row: 'daily-functions',
    maxAgeMs: hourMs,
  },
  {
    name: 'hourly-alerts',
    means: 'users told about the listings of an hour',
    row: 'daily-functions',
    maxAgeMs: hourMs,
  },
  { name: 'digests', means: 'daily emails written', row: 'digests', ...daily },
  { name: 'sitemap', means: 'sitemap written', row: 'sitemap', ...daily },
  { name: 'backup', means: 'backup made', row: 'backup', ...daily },
  { name: 'decisions', means: 'copy of decisions made', row: 'backup', ...daily },
]

export type Successes = ReadonlyMap<PromiseName, Date>

/** When each promise was last kept, as far as it is noted in the database. */
export async function readSuccesses(firestore: Firestore): Promise<Successes> {
  const promises = firestore.collection('promises')
  const found = await firestore.getAll(...watched.map(({ name }) => promises.doc(name)))
  return new Map(
    watched.flatMap(({ name }, at) => {
      const succeededAt: unknown = found[at]?.get('succeededAt')
      return succeededAt instanceof Timestamp ? [[name, succeededAt.toDate()] as const] : []
    }),
  )
}

/** The last success of each promise. On the local site no schedule runs: only a success that is old is late there. */
export function promisesSection(successes: Successes, now: Date, isLocal: boolean): Section {
  const width = Math.max(...watched.map(({ means }) => means.length))
  const broken: Broken[] = []
  const lines = watched.map(({ name, means, maxAgeMs, row }) => {
    const last = successes.get(name)
    const age = last && now.getTime() - last.getTime()
    const isMissing = last === undefined && !isLocal && maxAgeMs !== undefined
    const isOld = age !== undefined && maxAgeMs !== undefined && age > maxAgeMs
    if (isMissing) broken.push({ what: `Never happened: ${means}.`, row })
    if (isOld) {
      const promised = `It is promised at least every ${formatAge(maxAgeMs)}.`
      broken.push({ what: `Late: ${means}, last ${formatAge(age)} ago. ${promised}`, row })
    }
    const never = isLocal ? 'never ran here' : 'never'
    const when = last ? `${last.toISOString()}, ${formatAge(age ?? 0)} ago` : never
    return `${means.padEnd(width)}  ${when}`
  })
  return { title: 'Last success of each promise', lines, broken }
}
