import type {
  CountedRelease,
  CountedVital,
  VisitBatch,
} from '@adamarket/shared/observability/visit-counts.ts'
import { countedVitals } from '@adamarket/shared/observability/visit-counts.ts'
import * as v from 'valibot'

/** In bytes: a visit that uses every remote has a tenth of it. */
export const maxBodySize = 16 * 1024

const maxCounts = 50

/** Each is a document to write. */
const maxReleases = 8

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))
const release = { remote: text, version: text }
/** In milliseconds; nothing takes longer than ten minutes. */
const value = v.pipe(v.number(), v.minValue(0), v.maxValue(600_000))

const batchSchema: v.GenericSchema<unknown, VisitBatch> = v.object({
  page: text,
  counts: v.pipe(
    v.array(
      v.variant('what', [
        v.object({ what: v.picklist(['visit', 'failure', 'error']), ...release }),
        v.object({ what: v.picklist(countedVitals), value, ...release }),
      ]),
    ),
    v.minLength(1),
    v.maxLength(maxCounts),
  ),
})

/** What is to be counted of each release; a visit counts once, however often it says something. */
type ReleaseInBatch = CountedRelease & {
  readonly what: readonly ('visit' | 'failure' | 'error')[]
  readonly vitals: readonly { readonly name: CountedVital; readonly value: number }[]
}

export type Batch = { readonly page: string; readonly releases: readonly ReleaseInBatch[] }

/** The releases that visitors can have, and the pages of the site. */
export type Known = {
  readonly has: (release: CountedRelease) => boolean
  readonly pages: ReadonlySet<string>
}

/**
 * What a page has sent, as far as it is about releases of the registry. A page that the registry does not have counts
 * as `other`: what is stored has only names that a release brought.
 *
 * @returns undefined for anything that no page of the site sends
 */
export function readBatch(body: Uint8Array, known: Known): Batch | undefined {
  const sent = v.safeParse(batchSchema, jsonIn(body))
  if (!sent.success) return undefined
  const { page, counts } = sent.output
  const releases = Map.groupBy(
    counts.filter((count) => known.has(count)),
    ({ remote, version }) => `${remote}@${version}`,
  )
  if (releases.size === 0 || releases.size > maxReleases) return undefined
  return {
    page: known.pages.has(page) ? page : 'other',
    releases: [...releases.values()].map(countsOfRelease),
  }
}

function countsOfRelease(counts: VisitBatch['counts']): ReleaseInBatch {
  const [{ remote, version } = { remote: '', version: '' }] = counts
  const what = new Set<'visit' | 'failure' | 'error'>()
  const vitals = new Map<CountedVital, number>()
  for (const count of counts) {
    if ('value' in count) vitals.set(count.what, count.value)
    else what.add(count.what)
  }
  return {
    remote,
    version,
    what: [...what],
    vitals: [...vitals].map(([name, measured]) => ({ name, value: measured })),
  }
}

function jsonIn(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    return undefined
  }
}
