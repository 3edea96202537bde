import { randomUUID } from 'node:crypto'

import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { listingLimits } from '@adamarket/shared/domain/listing/listing-limits.ts'
import { pictureFilenames } from '@adamarket/shared/domain/listing/stored-picture.ts'
import { doc, setDoc } from 'firebase/firestore/lite'
import type { UploadMetadata } from 'firebase/storage'
import {
  deleteObject,
  getBytes,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage'
import { beforeEach, describe, it } from 'vitest'

import { firestoreProject } from './rules-environment.ts'
import { storageRules } from './rules-under-test.ts'

const { signedInAs, asAnonymous, store } = storageRules('pictures')
// The Storage emulator reads documents of the project that it was started for.
const backend = firestoreProject('demo-adamarket').pastTheRules()
let path: string
beforeEach(() => {
  // Uploaded pictures stay, so each test has its own.
  path = `images/ayse/${randomUUID()}.webp`
})

function upload(storage = signedInAs('ayse'), to = path, contentType = 'image/webp', size = 10) {
  return uploadBytes(ref(storage, to), new Uint8Array(size), { contentType })
}

describe('pictures', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'])(
    'can be uploaded by users to their own folder: %s',
    async (contentType) => {
      await assertSucceeds(upload(signedInAs('ayse'), path, contentType))
    },
  )

  it('come in two sizes', async () => {
    const { large, small } = pictureFilenames(randomUUID(), { width: 1600, height: 1200 }, 'webp')
    await assertSucceeds(upload(signedInAs('ayse'), `images/ayse/${large}`))
    await assertSucceeds(upload(signedInAs('ayse'), `images/ayse/${small}`))
  })

  it.each<[string, (unique: string) => string]>([
    ['spaces, brackets and quotes', (unique) => `IMG (1) ş' ${unique}.jpg`],
    ['a hundred characters', (unique) => unique.padEnd(100, 'ş')],
  ])('can have file names from a phone: %s', async (_what, nameOf) => {
    await assertSucceeds(upload(signedInAs('ayse'), `images/ayse/${nameOf(randomUUID())}`))
  })

  it.each<[string, (unique: string) => string]>([
    ['more characters', (unique) => `${unique}.webp`.padEnd(101, 'x')],
    ['a new line', (unique) => `${unique}\n.webp`],
    ['a control character', (unique) => `${unique}\u0000.webp`],
    ['a deleted character', (unique) => `${unique}\u007f.webp`],
    ['a tab', (unique) => `${unique}\t.webp`],
  ])('cannot have other names: %s', async (_what, nameOf) => {
    await assertFails(upload(signedInAs('ayse'), `images/ayse/${nameOf(randomUUID())}`))
  })

  it.each([
    'image/svg+xml',
    'image/svg',
    'IMAGE/PNG',
    'image/png ',
    'image/png;charset=x',
    'image/png,text/html',
    'image/svg+xml;image/png',
    'image/png\timage/svg+xml',
    'image/pngx',
    'ximage/png',
    'image/*',
    'image/x-icon',
    'text/html',
    'TEXT/HTML',
    'application/octet-stream',
    'application/pdf',
    'video/mp4',
    '',
  ])('cannot be another type: %j', async (contentType) => {
    await assertFails(upload(signedInAs('ayse'), path, contentType))
  })

  it.each<UploadMetadata>([
    { contentEncoding: 'gzip' },
    { contentEncoding: 'br' },
    { contentEncoding: 'GZIP' },
    { contentEncoding: 'identity, gzip' },
    { contentDisposition: 'attachment' },
    { contentDisposition: 'inlined' },
    { contentDisposition: 'attachment; filename=inline' },
  ])('cannot be stored to be unpacked or saved by browsers: %j', async (metadata) => {
    const file = ref(signedInAs('ayse'), path)
    await assertFails(
      uploadBytes(file, new Uint8Array(10), { contentType: 'image/webp', ...metadata }),
    )
  })

  it.each<UploadMetadata>([
    { cacheControl: 'public, max-age=31536000, immutable' },
    { contentEncoding: 'identity' },
    { contentDisposition: 'inline' },
    { contentDisposition: "inline; filename*=utf-8''front.webp" },
    { customMetadata: { 'picked-file-path': '/photos/front.webp' } },
  ])('can be stored with what changes nothing: %j', async (metadata) => {
    const file = ref(signedInAs('ayse'), path)
    await assertSucceeds(
      uploadBytes(file, new Uint8Array(10), { contentType: 'image/webp', ...metadata }),
    )
  })

  it('cannot be empty', async () => {
    await assertFails(upload(signedInAs('ayse'), path, 'image/webp', 0))
  })

  it.each([
    'images/mehmet/front.webp',
    'images/AYSE/front.webp',
    'Images/ayse/front.webp',
    'posters/ayse/front.webp',
    'images/front.webp',
    'front.webp',
    'images/ayse/a/b.webp',
  ])('cannot be uploaded elsewhere: %s', async (elsewhere) => {
    await assertFails(upload(signedInAs('ayse'), elsewhere))
  })

  it('cannot be uploaded by a user who has uploaded too many in this hour', async () => {
    const ayse = `ayse-${randomUUID()}`
    const uploadAs = (uid = ayse) => upload(signedInAs(uid), `images/${uid}/${randomUUID()}.webp`)
    const limits = (fields: object) => setDoc(doc(backend, `limits/${ayse}`), fields)
    await limits({ isTrusted: true, posts: [{ id: 'x', at: 'y' }] })
    await assertSucceeds(uploadAs())
    await limits({ uploadsWaitUntil: new Date(Date.now() - 60_000) })
    await assertSucceeds(uploadAs())
    await limits({ uploadsWaitUntil: new Date(Date.now() + 60_000) })
    await assertFails(uploadAs())
    await assertSucceeds(uploadAs(`mehmet-${randomUUID()}`))
  })

  it('can be uploaded only by a signed-in user', async () => {
    await assertFails(upload(asAnonymous()))
  })

  it.each(['shown', 'too-large', ''])('cannot say what was found in them: %j', async (state) => {
    await assertFails(
      uploadBytes(ref(signedInAs('ayse'), path), new Uint8Array(10), {
        contentType: 'image/webp',
        customMetadata: { state },
      }),
    )
  })

  it('can be read by anyone once functions have checked them, one at a time', async () => {
    await store(path, { state: 'shown' })
    await assertSucceeds(getMetadata(ref(asAnonymous(), path)))
    await assertSucceeds(getBytes(ref(asAnonymous(), path)))
    await assertFails(listAll(ref(signedInAs('ayse'), 'images/ayse')))
  })

  it.each<Record<string, string>>([
    {},
    { state: 'too-large' },
    { state: 'unreadable' },
    { some: 'shown' },
  ])('can be read by their owner alone before that: %j', async (metadata) => {
    await store(path, metadata)
    for (const other of [signedInAs('mehmet'), asAnonymous()]) {
      await assertFails(getBytes(ref(other, path)))
      await assertFails(getMetadata(ref(other, path)))
    }
    await assertSucceeds(getBytes(ref(signedInAs('ayse'), path)))
  })

  describe('once uploaded', () => {
    beforeEach(async () => {
      await upload()
    })

    it.each<UploadMetadata>([
      { contentType: 'image/svg+xml' },
      { contentEncoding: 'gzip' },
      { contentDisposition: 'attachment' },
      { cacheControl: 'no-store' },
      { customMetadata: { some: 'text' } },
      { customMetadata: { state: 'shown' } },
    ])('cannot be changed: %j', async (metadata) => {
      await assertFails(updateMetadata(ref(signedInAs('ayse'), path), metadata))
    })

    it('cannot be overwritten', async () => {
      await assertFails(upload())
    })

    it('can be deleted only by their owner', async () => {
      await assertFails(deleteObject(ref(asAnonymous(), path)))
      await assertFails(deleteObject(ref(signedInAs('mehmet'), path)))
      await assertSucceeds(deleteObject(ref(signedInAs('ayse'), path)))
    })
  })

  it('can be as large as the limit', async () => {
    await assertSucceeds(upload(signedInAs('ayse'), path, 'image/jpeg', listingLimits.imageBytes))
  })

  it('cannot be larger', async () => {
    await assertFails(upload(signedInAs('ayse'), path, 'image/jpeg', listingLimits.imageBytes + 1))
  })
})

describe('pictures of withheld listings', () => {
  const withheld = () => path.replace('images/', 'withheld/')

  it('are read and deleted by their seller alone', async () => {
    await store(withheld())
    for (const other of [signedInAs('mehmet'), asAnonymous()]) {
      await assertFails(getBytes(ref(other, withheld())))
      await assertFails(deleteObject(ref(other, withheld())))
    }
    await assertSucceeds(getBytes(ref(signedInAs('ayse'), withheld())))
    await assertSucceeds(deleteObject(ref(signedInAs('ayse'), withheld())))
  })

  it('are put there by functions, and cannot be listed', async () => {
    await assertFails(upload(signedInAs('ayse'), withheld()))
    await assertFails(listAll(ref(signedInAs('ayse'), 'withheld/ayse')))
  })
})
