import { assertFails } from '@firebase/rules-unit-testing'
import type { Firestore } from 'firebase/firestore/lite'
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getCount,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite'
import type { FirebaseStorage } from 'firebase/storage'
import {
  deleteObject,
  getBytes,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage'
import { describe, it } from 'vitest'

import { firestoreRules, storageRules } from './rules-under-test.ts'

const firestore = firestoreRules('elsewhere')
const storage = storageRules('elsewhere')

const people = [
  ['a visitor who is not signed in', firestore.anonymous, () => storage.asAnonymous()],
  ['a user', firestore.signedInAs('ayse'), () => storage.signedInAs('ayse')],
] as const

describe.each<readonly [string, Firestore, () => FirebaseStorage]>(people)(
  'where no rule leads, %s',
  (_who, client, files) => {
    it.each([
      'deployment/registry',
      'deployment/lease-my-market-browse',
      'limits/ayse',
      'auditLog/1',
      'cases/civic',
      'favouriteWatchers/1',
      'fingerprints/civic',
      'mail/1',
      'phoneCodes/number-1',
      'promises/digests',
      'unfinishedEvents/followListings-1',
      'releaseCounts/browse@1@2026-11-21T10@0',
      'searchIndex/rebuild',
      'admin/settings',
      'Posts/civic',
      'ayse/posts',
      'posts/civic/comments/1',
      'users/ayse/private/1',
      'users/ayse/favourites/civic/notes/1',
    ])('denies everything on the document %s', async (path) => {
      await firestore.store(path, { anything: true })
      const document = doc(client, path)
      const siblings = collection(client, document.parent.path)
      await assertFails(getDoc(document))
      await assertFails(getDocs(query(siblings, limit(1))))
      await assertFails(getCount(siblings))
      await assertFails(getDocs(query(collectionGroup(client, siblings.id), limit(1))))
      await assertFails(setDoc(document, { anything: false }))
      await assertFails(updateDoc(document, { anything: false }))
      await assertFails(deleteDoc(document))
      await assertFails(setDoc(doc(siblings, 'new'), { anything: true }))
    })

    it.each([
      'deployment/registry.json',
      'releases/browse/remoteEntry.js',
      'users/ayse/me.webp',
      'Images/ayse/front.webp',
      'images/front.webp',
      'images/ayse/more/front.webp',
      'index.html',
    ])('denies everything on the file %s', async (path) => {
      await storage.store(path)
      const file = ref(files(), path)
      await assertFails(getMetadata(file))
      await assertFails(getBytes(file))
      await assertFails(uploadBytes(file, new Uint8Array(1), { contentType: 'image/webp' }))
      await assertFails(updateMetadata(file, { contentType: 'text/html' }))
      await assertFails(deleteObject(file))
    })

    it.each(['', 'deployment', 'images', 'images/ayse'])(
      'denies listing the files of the folder "%s"',
      async (folder) => {
        await assertFails(listAll(ref(files(), folder)))
      },
    )
  },
)
