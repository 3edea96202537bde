import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import * as v from 'valibot'

import { accountsOf } from '#functions/accounts/accounts.ts'
import { inGroups } from '#functions/base/in-groups.ts'
import { compareWithIndex, isIndexed, maxBatchSize } from '#functions/search/index-listings.ts'
import { pictureFolders } from '#functions/pictures/picture-files.ts'
import type { Bucket } from '#functions/pictures/unused-pictures.ts'
import { allDocuments } from '#functions/base/pages-of.ts'
import type { ProjectServices } from '#base/with-project.ts'

import type { OfUser, Post, Profile, Report } from './read-document.ts'
import { favourite, limit, post, profile, report } from './read-document.ts'

type SearchIndex = {
  /** The listings whose entries are missing or wrong, and the number of entries of each. */
  readonly wrong: ReadonlyMap<string, number>
  /** The paths of entries that belong to no listing. */
  readonly strays: readonly string[]
}

/** Everything that is stored, as far as checks need it. */
export type Data = {
  readonly posts: ReadonlyMap<string, Post>
  /** By the user's id. */
  readonly profiles: ReadonlyMap<string, Profile>
  /** The users who own anything and have an account. */
  readonly accounts: ReadonlySet<string>
  readonly favourites: readonly OfUser[]
  readonly reports: readonly Report[]
  readonly limits: readonly OfUser[]
  readonly index: SearchIndex
  /** The pictures in Storage by their paths, with their upload time, in milliseconds since 1970. */
  readonly files: ReadonlyMap<string, number>
}

/** The number of documents or files to read at a time. */
const batchSize = 1000
/**
 * Reads all data. Dependent documents are read before those they belong to, and listings before their
 * pictures, so that whatever the site writes meanwhile, in its own order, does not look like a problem.
 */
export async function readData({ firestore, auth, bucket }: ProjectServices): Promise<Data> {
  const favourites = await ofUsers(firestore.collectionGroup('favourites'), favourite)
  const reports = await ofUsers(firestore.collection('reports'), report)
  const limits = await ofUsers(firestore.collection('limits'), limit)
  const posts = new Map<string, Post>()
  const fields = ['title', 'userId', 'sellerName', 'status', 'heldBy', 'imageUrl']
  // What remains in `posts` of a withheld listing is replaced by it.
  for (const name of ['posts', 'withheldListings']) {
    for await (const document of allDocuments(firestore.collection(name).select(...fields))) {
      posts.set(document.id, post(document))
    }
  }
  const profiles = new Map<string, Profile>()
  for await (const document of allDocuments(firestore.collection('users'))) {
    profiles.set(document.id, profile(document))
  }
  const owners = [...favourites, ...reports, ...limits, ...posts.values()]
  const withoutProfile = new Set(owners.map(({ userId }) => userId))
  for (const uid of profiles.keys()) withoutProfile.delete(uid)
  const accounts = await accountsAmong(auth, [...withoutProfile])
  const index = await searchIndex(firestore, posts)
  const files = await pictures(bucket)
  return { posts, profiles, accounts, favourites, reports, limits, index, files }
}

async function ofUsers<Found>(
  query: Query,
  read: (document: QueryDocumentSnapshot) => Found,
): Promise<readonly (Found & { readonly path: string })[]> {
  const found: (Found & { readonly path: string })[] = []
  for await (const document of allDocuments(query)) {
    found.push({ path: document.ref.path, ...read(document) })
  }
  return found
}

async function accountsAmong(
  auth: ProjectServices['auth'],
  uids: readonly string[],
): Promise<ReadonlySet<string>> {
  // Auth refuses a request that contains an invalid id.
  const possible = uids.filter((uid) => uid.length > 0 && uid.length <= 128)
  return new Set((await accountsOf(auth, possible)).map(({ uid }) => uid))
}

async function searchIndex(
  firestore: Firestore,
  posts: ReadonlyMap<string, Post>,
): Promise<SearchIndex> {
  const wrong = new Map<string, number>()
  for (const ids of inGroups([...posts.keys()], maxBatchSize)) {
    // In sequence: it is not urgent.
    for (const one of await compareWithIndex(firestore, ids)) {
      if (!isIndexed(one)) wrong.set(one.postId, one.stored)
    }
  }
  const strays: string[] = []
  for await (const entry of allDocuments(
    firestore.collectionGroup('searchEntries').select('postId'),
  )) {
    const postId: unknown = entry.get('postId')
    if (typeof postId !== 'string' || !posts.has(postId)) strays.push(entry.ref.path)
  }
  return { wrong, strays }
}

async function pictures(bucket: Bucket): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>()
  for (const folder of pictureFolders) {
    const options = { prefix: `${folder}/`, maxResults: batchSize }
    for await (const file of bucket.getFilesStream(options)) {
      const { name, metadata } = v.parse(fileSchema, file)
      found.set(name, Date.parse(metadata.timeCreated))
    }
  }
  return found
}

const fileSchema = v.object({
  name: v.string(),
  metadata: v.object({ timeCreated: v.string() }),
})
