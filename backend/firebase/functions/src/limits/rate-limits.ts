import type { Firestore } from 'firebase-admin/firestore'
import * as v from 'valibot'

const hour = 60 * 60_000

/**
 * How often a user may do something (specification, section 9). `waitsUntil` is the field of
 * `limits/{uid}` by which the rules deny more of it.
 */
export type RateLimit = {
  readonly field:
    | 'posts'
    | 'postAttempts'
    | 'listingChanges'
    | 'reports'
    | 'profileChanges'
    | 'objections'
    | 'ownRecords'
    | 'userSearches'
    | 'alerts'
    | 'phoneCodes'
    | 'phoneChanges'
  readonly max: number
  /** In milliseconds. */
  readonly within: number
  readonly waitsUntil?:
    | 'postsWaitUntil'
    | 'listingChangesWaitUntil'
    | 'reportsWaitUntil'
    | 'profileWaitsUntil'
}

export const rateLimits = {
  posts: { field: 'posts', max: 10, within: hour },
  /** New listings, whatever became of them: held ones, and those that their seller deleted again, count as well. */
  postAttempts: { field: 'postAttempts', max: 30, within: hour, waitsUntil: 'postsWaitUntil' },
  listingChanges: {
    field: 'listingChanges',
    max: 60,
    within: hour,
    waitsUntil: 'listingChangesWaitUntil',
  },
  reports: { field: 'reports', max: 20, within: 24 * hour, waitsUntil: 'reportsWaitUntil' },
  profileChanges: {
    field: 'profileChanges',
    max: 20,
    within: 24 * hour,
    waitsUntil: 'profileWaitsUntil',
  },
  objections: { field: 'objections', max: 20, within: 24 * hour },
  /** Downloads of what is stored about a user, each of which may read thousands of documents. */
  ownRecords: { field: 'ownRecords', max: 5, within: hour },
  /** Searches of a moderator for users, which reveal whose email address one is. */
  userSearches: { field: 'userSearches', max: 100, within: hour },
  /** Emails and notifications about new listings that one user gets at once. */
  alerts: { field: 'alerts', max: 1, within: hour },
  /** Text messages with a code, each of which costs. */
  phoneCodes: { field: 'phoneCodes', max: 5, within: 24 * hour },
  /** Verifying or removing a number, each of which reads all listings of the user. */
  phoneChanges: { field: 'phoneChanges', max: 20, within: 24 * hour },
  alertsOfDay: { field: 'alerts', max: 8, within: 24 * hour },
} as const satisfies Record<string, RateLimit>

const actionSchema = v.object({ id: v.string(), at: v.pipe(v.string(), v.isoTimestamp()) })

/** An action of a user: an id that identifies repeated events, and the server's time, as by `toISOString()`. */
export type Action = v.InferOutput<typeof actionSchema>

const actionsSchema = v.fallback(v.array(actionSchema), [])

const limitsSchema = v.object({
  posts: actionsSchema,
  postAttempts: actionsSchema,
  listingChanges: actionsSchema,
  reports: actionsSchema,
  profileChanges: actionsSchema,
  objections: actionsSchema,
  ownRecords: actionsSchema,
  userSearches: actionsSchema,
  alerts: actionsSchema,
  phoneCodes: actionsSchema,
  phoneChanges: actionsSchema,
  /** Moderators allow this seller any number of listings: a shop, for example. */
  isTrusted: v.fallback(v.optional(v.boolean(), false), false),
  /** A moderator closed the account. */
  isBanned: v.fallback(v.optional(v.boolean(), false), false),
})

/** Parses `limits/{uid}`; missing or invalid parts are empty. */
export function readLimits(fields: unknown): v.InferOutput<typeof limitsSchema> {
  return v.parse(limitsSchema, fields ?? {})
}

export async function limitsOf(firestore: Firestore, uid: string) {
  return readLimits((await firestore.collection('limits').doc(uid).get()).data())
}

/** The lists of `limits/{uid}` that cannot be read, so that nothing more would be counted. */
export function brokenLists(fields: Readonly<Record<string, unknown>>): readonly string[] {
  const lists = new Set(Object.values(rateLimits).map(({ field }) => field))
  return [...lists].filter((field) => !v.is(v.optional(v.array(actionSchema)), fields[field]))
}

export type Verdict = {
  readonly isAllowed: boolean
  /** Actions that are older than the period. */
  readonly old: readonly Action[]
  /** When the next action is allowed; absent when it is allowed now. */
  readonly waitsUntil?: Date
}

/**
 * Whether an action is allowed, by the actions counted in the period before it. Their order is the one in
 * which they were counted, which is the same for every caller. Events arrive in any order: sorted by time,
 * one action too many could be allowed because it was counted before earlier ones.
 *
 * @param actions the counted ones, in that order, with or without the action itself
 */
export function checkRateLimit(
  actions: readonly Action[],
  action: Action,
  { max, within }: RateLimit,
): Verdict {
  const since = new Date(Date.parse(action.at) - within).toISOString()
  const recent = actions.filter(({ at }) => at > since)
  const own = recent.findIndex(({ id, at }) => id === action.id && at === action.at)
  const before = own < 0 ? recent : recent.slice(0, own)
  const first = recent.toSorted(inOrder).at(-max)
  return {
    isAllowed: before.length < max,
    old: actions.filter(({ at }) => at <= since),
    ...(first && recent.length >= max && { waitsUntil: new Date(Date.parse(first.at) + within) }),
  }
}

function inOrder(a: Action, b: Action): number {
  return a.at < b.at ? -1 : 1
}
