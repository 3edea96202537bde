import * as v from 'valibot'

const hour = 60 * 60_000

/**
 * How much of something one person may do in a while (issue of spam; the specification has no limits).
 * `waitsUntil` names the field of `limits/{uid}` by which the rules refuse more of it.
 */
export type Allowance = {
  readonly field: 'posts' | 'reports' | 'profileChanges'
  readonly most: number
  /** In milliseconds. */
  readonly within: number
  readonly waitsUntil?: 'reportsWaitUntil' | 'profileWaitsUntil'
}

export const allowances = {
  posts: { field: 'posts', most: 10, within: hour },
  reports: { field: 'reports', most: 20, within: 24 * hour, waitsUntil: 'reportsWaitUntil' },
  profileChanges: {
    field: 'profileChanges',
    most: 20,
    within: 24 * hour,
    waitsUntil: 'profileWaitsUntil',
  },
} as const satisfies Record<string, Allowance>

const deedSchema = v.object({ id: v.string(), at: v.pipe(v.string(), v.isoTimestamp()) })

/** Something that was done: an id that tells repetitions apart, and when, as by `toISOString()`. */
export type Deed = v.InferOutput<typeof deedSchema>

const limitsSchema = v.object({
  posts: v.fallback(v.array(deedSchema), []),
  reports: v.fallback(v.array(deedSchema), []),
  profileChanges: v.fallback(v.array(deedSchema), []),
  /** Whom the operators let post any number of ads: a shop, or who brings in many at once. */
  isTrusted: v.fallback(v.optional(v.boolean(), false), false),
})

/** What `limits/{uid}` says; what is missing or makes no sense is empty. */
export function readLimits(fields: unknown): v.InferOutput<typeof limitsSchema> {
  return v.parse(limitsSchema, fields ?? {})
}

/** The lists of `limits/{uid}` that make no sense, and so would count nothing ever after. */
export function brokenLists(fields: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.values(allowances)
    .map(({ field }) => field)
    .filter((field) => !v.is(v.optional(v.array(deedSchema)), fields[field]))
}

export type Verdict = {
  readonly isAllowed: boolean
  /** What counts no more. */
  readonly old: readonly Deed[]
  /** When less than the most was done; absent when that is so now. */
  readonly waitsUntil?: Date
}

/**
 * Whether a deed is within what is allowed, by what was counted in the while before it. It goes by the
 * order in which deeds were counted, which is the same for everybody who asks: events arrive in any
 * order, and by the order of their times one too many could pass that came before its predecessors.
 *
 * @param deeds what was counted, in that order, the deed itself included or not
 */
export function judge(deeds: readonly Deed[], deed: Deed, { most, within }: Allowance): Verdict {
  const since = new Date(Date.parse(deed.at) - within).toISOString()
  const recent = deeds.filter(({ at }) => at > since)
  const own = recent.findIndex(({ id, at }) => id === deed.id && at === deed.at)
  const counted = own < 0 ? recent : recent.slice(0, own)
  const before = counted.filter(({ id }) => id !== deed.id)
  const first = recent.toSorted(inOrder).at(-most)
  return {
    isAllowed: before.length < most,
    old: deeds.filter(({ at }) => at <= since),
    ...(first && recent.length >= most && { waitsUntil: new Date(Date.parse(first.at) + within) }),
  }
}

function inOrder(a: Deed, b: Deed): number {
  return a.at < b.at ? -1 : 1
}
