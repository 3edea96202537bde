import { accountsOf } from '#functions/accounts/accounts.ts'
import { authorOf } from '#functions/listings/author-of.ts'
import { deleteDataOf } from '#functions/accounts/forget-user.ts'
import { followBan } from '#functions/moderation/follow-ban.ts'
import { followCase } from '#functions/moderation/follow-case.ts'
import { setRoleClaim } from '#functions/moderation/roles.ts'
import { runAll } from '#functions/base/run-all.ts'
import { writeSitemaps } from '#functions/search/write-sitemaps.ts'
import type { ProjectServices } from '#base/with-project.ts'
import { rebuildCheckpoint, rebuildSearchIndex } from '#search-index/rebuild.ts'

import { limitsAfter, sellersIn } from './audit-entries.ts'
import type { Later } from './later.ts'

type Facts = Pick<Later, 'afterBackup' | 'roles' | 'deletedAccounts'>

/**
 * Brings what is about several documents in line with what was decided after a backup, once its documents are written:
 * roles, deleted accounts, bans and cases. Accounts in Auth follow, which may have been imported. None of the steps
 * waits for another, and all can be repeated.
 */
export async function reconcile(
  services: ProjectServices,
  facts: Facts,
  onProgress: (line: string) => void,
): Promise<void> {
  const { firestore, auth, bucket } = services
  await writeMissingLimits(services, facts)
  await writeRoles(services, facts)
  const accounts = [...facts.deletedAccounts].map((uid) => async () => {
    await deleteDataOf(firestore, bucket, uid)
    for (const account of await accountsOf(auth, [uid])) await auth.deleteUser(account.uid)
  })
  await runAll(accounts)
  onProgress(`${accounts.length} accounts stay deleted`)

  const sellers = [...(await sellersToFollow(services, facts))]
  await runAll(sellers.map((uid) => () => followBan(firestore, auth, uid)))
  onProgress(`${sellers.length} sellers are banned, or no longer`)

  const cases = await firestore.collection('cases').select().get()
  await runAll(
    cases.docs.map(
      ({ id }) =>
        () =>
          followCase(firestore, id, new Date()),
    ),
  )
  onProgress(`${cases.size} cases follow their listings`)
}

/** Rebuilds what is derived from listings: nothing that is withdrawn is found. */
export async function rebuildDerived(
  { firestore }: Pick<ProjectServices, 'firestore'>,
  onProgress: (line: string) => void,
  signal?: AbortSignal,
): Promise<void> {
  await rebuildCheckpoint(firestore).delete()
  await rebuildSearchIndex(firestore, onProgress, signal)
  await writeSitemaps(firestore)
}

/** What was decided about sellers of whom neither the database nor the backup has limits. */
async function writeMissingLimits(
  { firestore }: ProjectServices,
  { afterBackup, deletedAccounts }: Facts,
): Promise<void> {
  for (const uid of sellersIn(afterBackup)) {
    if (deletedAccounts.has(uid)) continue
    const ref = firestore.doc(`limits/${uid}`)
    // In sequence: there are few.
    if (!(await ref.get()).exists) await ref.set(limitsAfter(uid, {}, afterBackup))
  }
}

/** In one batch: a database that has a role is taken to have all of them. */
async function writeRoles({ firestore, auth }: ProjectServices, { roles }: Facts): Promise<void> {
  const collection = firestore.collection('moderators')
  const { docs } = await collection.get()
  const batch = firestore.batch()
  for (const { id, ref } of docs) if (!roles.has(id)) batch.delete(ref)
  for (const [uid, role] of roles) batch.set(collection.doc(uid), { role })
  await batch.commit()
  for (const uid of new Set([...docs.map(({ id }) => id), ...roles.keys()])) {
    await setRoleClaim(auth, uid, roles.get(uid))
  }
}

/** Those who are banned, whose listings a ban holds, or whose ban was decided or lifted after the backup. */
async function sellersToFollow(
  { firestore }: ProjectServices,
  { afterBackup, deletedAccounts }: Facts,
): Promise<ReadonlySet<string>> {
  const [banned, held] = await Promise.all([
    firestore.collection('limits').where('isBanned', '==', true).select().get(),
    firestore.collection('withheldListings').where('heldBy', '==', 'ban').select('userId').get(),
  ])
  const decided = afterBackup.filter(({ action }) => action === 'ban' || action === 'lift')
  const sellers = [
    ...banned.docs.map(({ id }) => id),
    ...held.docs.map((listing) => authorOf(listing.data()) ?? ''),
    ...sellersIn(decided),
  ]
  return new Set(sellers.filter((uid) => uid !== '' && !deletedAccounts.has(uid)))
}
