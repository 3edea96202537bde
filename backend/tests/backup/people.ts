import { randomUUID } from 'node:crypto'

import type { CaseAction } from '@adamarket/shared/domain/moderation/moderation.ts'
import { needsReason } from '@adamarket/shared/domain/moderation/moderation-rules.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import type { DocumentData } from 'firebase-admin/firestore'
import { Timestamp } from 'firebase-admin/firestore'
import { expect } from 'vitest'

import { indexListings } from '#functions/search/index-listings.ts'
import { decide } from '#functions/moderation/decide.ts'
import { followCase, lastFields } from '#functions/moderation/follow-case.ts'
import { followDecision } from '#functions/moderation/follow-decision.ts'
import { droppedFiles } from '#functions/pictures/picture-files.ts'
import { noteDeletedListing } from '#functions/listings/deleted-listings.ts'
import { removeUnusedFiles } from '#functions/pictures/unused-pictures.ts'
import { readListing } from '#functions/withheld/stored-listing.ts'

import type { Market } from './market.ts'

/** What people do in a market whose functions are called by hand. */
export function peopleOf({ firestore, auth, bucket, upload }: Market) {
  const read = async (path: string) => (await firestore.doc(path).get()).data()
  const set = async (path: string, fields: DocumentData) => {
    await firestore.doc(path).set(fields)
  }

  /** Does what functions do when a listing changes. */
  async function changeListing(id: string, change: () => Promise<unknown>): Promise<void> {
    const before = (await readListing(firestore, id))?.fields
    const uid = String(before?.['userId'] ?? '')
    const snapshots = { before: await firestore.doc(`posts/${id}`).get() }
    await change()
    const listing = await readListing(firestore, id)
    const after = await firestore.doc(`posts/${id}`).get()
    if (!listing) await noteDeletedListing(firestore, id)
    const last = lastFields({ ...snapshots, after })
    await followCase(firestore, id, new Date(), { last })
    const dropped = droppedFiles(before, listing?.fields, uid)
    await removeUnusedFiles(firestore, bucket, uid, dropped)
    await indexListings(firestore, [id])
  }

  async function post(id: string, userId: string, fields: DocumentData = {}): Promise<void> {
    const { id: _id, status: _status, ...listing } = aListing({ userId, title: id })
    const imageUrl: string[] = []
    for (const name of ['front', 'back']) {
      const path = `images/${userId}/${id}-${name}_9x9.webp`
      await upload(path.replace('.webp', '_small.webp'))
      imageUrl.push(await upload(path))
    }
    await set(`posts/${id}`, { ...listing, imageUrl, ...fields })
    await changeListing(id, async () => {})
  }

  async function report(listingId: string, userId: string): Promise<void> {
    const createdAt = Timestamp.now()
    const fields = { listingId, userId, reason: 'scam', comment: '', createdAt }
    await set(`reports/${listingId}_${userId}`, fields)
    await followCase(firestore, listingId, new Date())
  }

  /** As the desk and `followDecisions` do. */
  async function moderate(caseId: string, action: CaseAction, note = ''): Promise<void> {
    await changeListing(caseId, async () => {
      const version = Number((await read(`cases/${caseId}`))?.['version'])
      const requestId = randomUUID()
      const decision = {
        requestId,
        caseId,
        version,
        action,
        note,
        ...(needsReason(action) && { reason: 'scam' as const }),
        ...(action === 'suspend' && { days: 30 }),
      }
      expect(await decide(firestore, 'selin', decision, new Date())).toMatchObject({ ok: true })
      await followDecision({ firestore, auth, site: '' }, requestId)
    })
  }

  /** A seller with one listing, which is reported. */
  async function reportedSeller(uid: string): Promise<void> {
    await auth.createUser({ uid })
    await set(`users/${uid}`, { name: uid, email: '', about: '' })
    await post(`${uid}-tv`, uid)
    await report(`${uid}-tv`, 'mehmet')
  }

  return {
    read,
    set,
    changeListing,
    post,
    report,
    moderate,
    reportedSeller,
    update: (path: string, fields: DocumentData) => firestore.doc(path).update(fields),
    remove: (path: string) => firestore.doc(path).delete(),
  }
}

export type People = ReturnType<typeof peopleOf>
