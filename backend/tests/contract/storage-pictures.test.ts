import type { RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { listingLimits } from '@adamarket/shared/domain/listing/listing-limits.ts'
import type { UploadOptions } from '@adamarket/shared/domain/ports.ts'
import { createStoragePictures } from '@adamarket/shared/firebase/storage-pictures.ts'
import { createMemoryConnectivity } from '@adamarket/shared/memory/memory-connectivity.ts'
import { describePicturesPort } from '@adamarket/shared/testing/pictures-port-contract.ts'
import type { FirebaseApp } from 'firebase/app'
import { deleteApp, initializeApp, setLogLevel } from 'firebase/app'
import { connectStorageEmulator, getMetadata, getStorage, ref } from 'firebase/storage'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { startStorageRules } from '#tests/rules/rules-environment.ts'

// The SDK logs every denied request, and some tests are about those.
setLogLevel('silent')

const projectId = 'demo-contract-pictures'
let environment: RulesTestEnvironment
const apps: FirebaseApp[] = []
beforeAll(async () => {
  environment = await startStorageRules(projectId)
})
afterAll(async () => {
  await Promise.all(apps.map((app) => deleteApp(app)))
  await environment.cleanup()
})

function storageOf(uid?: string) {
  const address = environment.emulators.storage
  if (!address) throw new Error('FIREBASE_STORAGE_EMULATOR_HOST is not set')
  const options = { projectId, apiKey: 'unused', storageBucket: `${projectId}.appspot.com` }
  const app = initializeApp(options, `pictures-${apps.length}`)
  apps.push(app)
  const storage = getStorage(app)
  const mockUserToken = uid === undefined ? undefined : { sub: uid }
  connectStorageEmulator(storage, address.host, address.port, mockUserToken && { mockUserToken })
  return storage
}

const portOf = (uid?: string) => {
  const storage = storageOf(uid)
  return createStoragePictures(async () => storage, createMemoryConnectivity())
}

describePicturesPort('in Storage', async () => portOf('ayse'))

describe('pictures in Storage', () => {
  let count = 0
  const aPicture = (overrides: Partial<UploadOptions> = {}): UploadOptions => {
    count += 1
    return {
      userId: 'ayse',
      filename: `own-${Date.now()}-${count}_4x3.webp`,
      bytes: new ArrayBuffer(10),
      contentType: 'image/webp',
      onProgress: () => undefined,
      ...overrides,
    }
  }

  it('are cached by browsers for a year, with their own type', async () => {
    const picture = aPicture({ contentType: 'image/jpeg' })
    await portOf('ayse').upload(picture).done
    const stored = await getMetadata(ref(storageOf('ayse'), `images/ayse/${picture.filename}`))
    expect(stored).toMatchObject({
      contentType: 'image/jpeg',
      cacheControl: 'public, max-age=31536000, immutable',
    })
  })

  it('are uploaded in parts when they are large, with progress', async () => {
    const progress: number[] = []
    const bytes = new ArrayBuffer(1_500_000)
    const picture = aPicture({ bytes, onProgress: (fraction) => progress.push(fraction) })
    expect(await portOf('ayse').upload(picture).done).toMatchObject({ ok: true })
    expect(progress.filter((fraction) => fraction > 0 && fraction < 1).length).toBeGreaterThan(0)
    expect(progress.at(-1)).toBe(1)
  })

  it('leave nothing behind when an upload is cancelled', async () => {
    const picture = aPicture({ bytes: new ArrayBuffer(3_000_000) })
    const upload = portOf('ayse').upload({
      ...picture,
      onProgress: (fraction) => {
        if (fraction > 0) upload.cancel()
      },
    })
    expect(await upload.done).toEqual({ ok: false, error: { kind: 'aborted' } })
    const target = ref(storageOf('ayse'), `images/ayse/${picture.filename}`)
    await expect(getMetadata(target)).rejects.toMatchObject({ code: 'storage/object-not-found' })
  })

  it('are not uploaded at all when they are cancelled at once', async () => {
    const open = vi.fn<() => Promise<ReturnType<typeof storageOf>>>(async () => storageOf('ayse'))
    const upload = createStoragePictures(open, createMemoryConnectivity()).upload(aPicture())
    upload.cancel()
    expect(await upload.done).toEqual({ ok: false, error: { kind: 'aborted' } })
  })

  it.each<[string, Partial<UploadOptions>]>([
    ['into the folders of others', { userId: 'mehmet' }],
    ['as anything but a picture', { contentType: 'image/svg+xml' }],
    ['when they are too large', { bytes: new ArrayBuffer(listingLimits.imageBytes + 1) }],
  ])('are refused %s', async (_what, overrides) => {
    const refused = { ok: false, error: { kind: 'permission-denied' } }
    expect(await portOf('ayse').upload(aPicture(overrides)).done).toMatchObject(refused)
  })

  it('of other users cannot be deleted', async () => {
    const sent = await portOf('ayse').upload(aPicture()).done
    if (!sent.ok) throw new Error(sent.error.kind)
    const refused = { ok: false, error: { kind: 'permission-denied' } }
    expect(await portOf('mehmet').remove(sent.value)).toMatchObject(refused)
    expect(await portOf().remove(sent.value)).toMatchObject({ ok: false })
    expect(await portOf('ayse').read(sent.value)).toMatchObject({ ok: true })
  })
})
