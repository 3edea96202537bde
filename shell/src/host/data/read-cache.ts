import { listingSchema } from '@adamarket/shared/contract/parse-listing-link-state.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import type { UseStore } from 'idb-keyval'
import { clear, createStore, del, delMany, entries, get, keys, set } from 'idb-keyval'
import * as v from 'valibot'

/** Names the code that decoded the entries: another release may decode documents into something else. */
const release = process.env['ADAMARKET_DECODERS'] ?? ''

const maxEntries = 300
/** Fewer than the maximum, so that pruning is rare. */
const entriesAfterPruning = 200

type Entry<Value = unknown> = { readonly value: Value; readonly storedAt: number }

const userKey = 'user'

/** Opened on first use: where site data is blocked, opening throws. */
const database = committing(createStore('adamarket-reads', 'reads'))

const keyOf = (name: string) => `${release} ${name}`

/** What is stored under a name; undefined without it. */
export async function readEntry<Value>(name: string): Promise<Entry<Value> | undefined> {
  return await get(keyOf(name), database)
}

const listed = v.union([
  v.array(listingSchema),
  v.pipe(
    v.object({ listings: v.array(listingSchema) }),
    v.transform(({ listings }) => listings),
  ),
])

/** A listing that is in a stored list, as the list has it. */
export async function findListing(id: string): Promise<{ readonly value: Listing } | undefined> {
  const ours = (await entries<string, Entry>(database)).filter(([key]) => key.startsWith(keyOf('')))
  for (const [, { value }] of ours.toSorted(lastStoredFirst)) {
    const parsed = v.safeParse(listed, value)
    const listing = parsed.success && parsed.output.find((one) => one.id === id)
    if (listing) return { value: listing }
  }
  return undefined
}

/** Stores a value of plain data; with too many entries, the ones stored longest ago go. */
export async function writeEntry(name: string, value: unknown): Promise<void> {
  await set(keyOf(name), { value, storedAt: Date.now() } satisfies Entry, database)
  if ((await keys(database)).length <= maxEntries) return
  const stored = (await entries<string, Entry>(database)).filter(([key]) => key !== userKey)
  const old = stored.toSorted(lastStoredFirst).slice(entriesAfterPruning)
  await delMany(
    old.map(([key]) => key),
    database,
  )
}

export async function removeEntry(name: string): Promise<void> {
  await del(keyOf(name), database)
}

/**
 * Removes all entries when they may be another user's: of the last user of this device, or of the one `before` on this
 * page, who has signed out in another tab meanwhile.
 */
export async function removeEntriesOfOthers(
  userId: string | undefined,
  before?: string,
): Promise<void> {
  const last = (await get<string>(userKey, database)) ?? before
  if (last === userId) return
  if (last !== undefined) await clear(database)
  if (userId !== undefined) await set(userKey, userId, database)
}

/**
 * Commits each transaction at once. Safari freezes a page in its back/forward cache in the middle of a transaction, and
 * later pages wait for its end.
 */
function committing(begin: UseStore): UseStore {
  return (mode, work) =>
    begin(mode, (store) => {
      const working = work(store)
      store.transaction.commit()
      return working
    })
}

function lastStoredFirst([, one]: [string, Entry], [, other]: [string, Entry]): number {
  return other.storedAt - one.storedAt
}
