import type { Firestore } from 'firebase-admin/firestore'

export type Fields = Readonly<Record<string, unknown>>

export type StoredListing = {
  /** Differs between two listings with the same id. */
  readonly created: number
  readonly written: number
  readonly author: unknown
  readonly status: unknown
  readonly heldBy: unknown
  readonly fields: Fields
}

/** All stored documents, by ids. */
export type Stored = {
  readonly posts: ReadonlyMap<string, StoredListing>
  /** The withheld copies, by the ids of their listings. */
  readonly withheld: ReadonlyMap<string, Fields>
  /** When each profile was written. */
  readonly profiles: ReadonlyMap<string, number>
  /** The owners of favourites and reports, by paths. */
  readonly favourites: ReadonlyMap<string, unknown>
  readonly reports: ReadonlyMap<string, unknown>
  readonly limits: ReadonlyMap<string, Fields>
  /** Whose listing each case is about. */
  readonly cases: ReadonlyMap<string, unknown>
  readonly audit: ReadonlyMap<string, Fields>
}

export async function readStored(firestore: Firestore): Promise<Stored> {
  const [posts, withheld, users, favourites, reports, limits, cases, audit] = await Promise.all([
    firestore.collection('posts').get(),
    firestore.collection('withheldListings').get(),
    firestore.collection('users').get(),
    firestore.collectionGroup('favourites').get(),
    firestore.collection('reports').get(),
    firestore.collection('limits').get(),
    firestore.collection('cases').get(),
    firestore.collection('auditLog').get(),
  ])
  const withheldById = new Map(withheld.docs.map((listing) => [listing.id, listing.data()]))
  return {
    withheld: withheldById,
    posts: new Map(
      posts.docs.map((post) => [
        post.id,
        {
          created: microseconds(post.createTime),
          written: microseconds(post.updateTime),
          author: post.get('userId'),
          status: post.get('status'),
          heldBy: withheldById.get(post.id)?.['heldBy'],
          fields: post.data(),
        },
      ]),
    ),
    profiles: new Map(users.docs.map((user) => [user.id, microseconds(user.updateTime)])),
    favourites: new Map(favourites.docs.map(({ ref }) => [ref.path, ref.parent.parent?.id])),
    reports: new Map(reports.docs.map((report) => [report.id, report.get('userId')])),
    limits: new Map(limits.docs.map((limit) => [limit.id, limit.data()])),
    cases: new Map(cases.docs.map((one) => [one.id, one.get('sellerId')])),
    audit: new Map(audit.docs.map((entry) => [entry.id, entry.data()])),
  }
}

export function isWithheld({ status }: StoredListing): boolean {
  return status === 'held' || status === 'removed'
}

function microseconds(time: { readonly seconds: number; readonly nanoseconds: number }): number {
  return time.seconds * 1e6 + time.nanoseconds / 1000
}

/** The event of a write, for the functions. */
export type Event = {
  readonly what:
    | 'listing created'
    | 'listing changed'
    | 'listing deleted'
    | 'report created'
    | 'profile changed'
    | 'decision made'
  readonly id: string
  readonly before: Fields
  readonly after: Fields
}

/** The events of the writes between two moments. */
export function eventsBetween(before: Stored, after: Stored): readonly Event[] {
  const ids = new Set([...before.posts.keys(), ...after.posts.keys()])
  const ofListings = [...ids].flatMap((id): readonly Event[] => {
    const [old, now] = [before.posts.get(id), after.posts.get(id)]
    const fields = { before: old?.fields ?? {}, after: now?.fields ?? {} }
    if (old?.created === now?.created) {
      return old?.written === now?.written ? [] : [{ what: 'listing changed', id, ...fields }]
    }
    return [
      ...(old ? [{ what: 'listing deleted', id, ...fields } as const] : []),
      ...(now ? [{ what: 'listing created', id, ...fields } as const] : []),
    ]
  })
  const none = { before: {}, after: {} }
  const ofReports = [...after.reports.keys()].filter((id) => !before.reports.has(id))
  const ofProfiles = [...after.profiles].filter(([uid, written]) => {
    const old = before.profiles.get(uid)
    return old !== undefined && old !== written
  })
  return [
    ...ofListings,
    ...[...after.audit.keys()]
      .filter((id) => !before.audit.has(id))
      .map((id) => ({ what: 'decision made', id, ...none }) as const),
    ...ofReports.map((id) => ({ what: 'report created', id, ...none }) as const),
    ...ofProfiles.map(([id]) => ({ what: 'profile changed', id, ...none }) as const),
  ]
}
