import { randomUUID } from 'node:crypto'

import sharp from 'sharp'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { maxPerHour } from '#functions/limits/limit-per-hour.ts'
import { checkPicture } from '#functions/pictures/check-picture.ts'
import { downloadPicture } from '#functions/pictures/download-picture.ts'
import { largePng } from '#functions/pictures/hostile-pictures.ts'

import { backendForTests, eventually, functionLimitMs } from './backend.ts'

vi.setConfig({ testTimeout: 2 * functionLimitMs })

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c63' } })

describe('a picture', () => {
  // A project whose functions do not run by themselves.
  const backend = backendForTests('demo-check-pictures')
  let name: string
  beforeEach(() => {
    name = `images/ayse/${randomUUID()}_1600x1200`
  })

  const check = async (bytes: Uint8Array, path = `${name}.webp`) => {
    await backend.upload(path, bytes)
    const state = await checkPicture(backend.bucket, path, 'event')
    const [stored] = await backend.bucket.file(path).download()
    return { state, stored }
  }

  it.each<[string, string, () => Promise<Uint8Array>]>([
    ['large', '.webp', () => plain(1600, 1200).webp().toBuffer()],
    ['large, as JPEG', '.jpg', () => plain(1200, 1600).jpeg().toBuffer()],
    ['small', '_small.webp', () => plain(480, 360).webp().toBuffer()],
  ])('as the form makes it stays as it is: %s', async (_what, suffix, make) => {
    const bytes = Buffer.from(await make())
    const { state, stored } = await check(bytes, `${name}${suffix}`)
    expect(state).toBe('shown')
    expect(stored.equals(bytes)).toBe(true)
  })

  it.each<[string, string, () => Promise<Uint8Array>]>([
    ['wider than the largest size', '.webp', () => plain(5000, 300).webp().toBuffer()],
    ['of 49 million pixels in few bytes', '.png', async () => largePng(7000)],
    ['larger than a small one', '_small.webp', () => plain(1600, 1200).webp().toBuffer()],
    ['of many bytes', '.jpg', () => noise(1600, 1200).jpeg({ quality: 100 }).toBuffer()],
    ['with transparent parts', '.webp', () => plain(400, 300).ensureAlpha(0).webp().toBuffer()],
    ['of another format', '.png', () => plain(400, 300).png().toBuffer()],
    [
      'with a note of where it was taken',
      '.jpg',
      () =>
        plain(400, 300)
          .withExif({ IFD3: { GPSLatitude: '35/1' } })
          .jpeg()
          .toBuffer(),
    ],
    [
      'that moves',
      '.gif',
      async () => {
        const frames = [plain(300, 200), noise(300, 200)].map((one) => one.png().toBuffer())
        return await sharp(await Promise.all(frames), { join: { animated: true } })
          .gif()
          .toBuffer()
      },
    ],
  ])('is replaced by one like the form’s: %s', async (_what, suffix, make) => {
    const { state, stored } = await check(await make(), `${name}${suffix}`)
    expect(state).toBe('shown')
    const { format, width, height, pages, exif, hasAlpha } = await sharp(stored).metadata()
    const maxSide = suffix.startsWith('_small') ? 480 : 1600
    expect({ format, pages, exif, hasAlpha }).toEqual({ format: 'webp', hasAlpha: false })
    expect(Math.max(width, height)).toBeLessThanOrEqual(maxSide)
  })

  it.each<[string, Uint8Array]>([
    ['of few bytes and too many pixels', largePng(16_000)],
    ['with a long side', largePng(3_125_000, 16)],
  ])('cannot be shown: %s', async (_what, bytes) => {
    expect(await check(bytes)).toEqual({ state: 'too-large', stored: Buffer.from(bytes) })
  })

  it.each<[string, Uint8Array]>([
    ['is HTML', Buffer.from('<html>')],
    ['is 200 kB of anything', Buffer.alloc(200_000, 'AdaMarket')],
    ['begins as a PNG', largePng(400).subarray(0, 60)],
  ])('that %s is deleted', async (_what, bytes) => {
    const path = `${name}.png`
    await backend.upload(path, bytes)
    expect(await checkPicture(backend.bucket, path, 'event')).toBe('unreadable')
    expect(await backend.files(path)).toEqual([])
    expect(await checkPicture(backend.bucket, path, 'event')).toBe('missing')
  })

  const attempts = async (path: string) => {
    const [{ metadata }] = await backend.bucket.file(path).getMetadata()
    return { state: metadata?.['state'], attempts: metadata?.['attempts'] }
  }

  it('that ended the function which decoded it is not decoded again', async () => {
    const path = `${name}.png`
    await backend.upload(path, largePng(400))
    // What is stored when a function ends in the middle.
    await backend.bucket.file(path).setMetadata({ metadata: { attempts: 'other event' } })
    expect(await checkPicture(backend.bucket, path, 'event')).toBe('unreadable')
    expect(await attempts(path)).toEqual({ state: 'unreadable', attempts: undefined })
    expect(await checkPicture(backend.bucket, path, 'third')).toBe('unreadable')
    expect(await downloadPicture(backend.bucket, path)).toBe('unreadable')
  })

  it.each(['save', 'download'])(
    'is decoded by another event meanwhile, and once more when Storage failed: %s',
    async (call) => {
      const path = `${name}.png`
      await backend.upload(path, await plain(40, 30).png().toBuffer())
      await backend.bucket.file(path).setMetadata({ metadata: { attempts: 'other' } })
      const storageFails = vi
        .spyOn(Object.getPrototypeOf(backend.bucket.file(path)), call)
        .mockRejectedValueOnce(new Error('Storage is not available'))
      await expect(checkPicture(backend.bucket, path, 'event')).rejects.toThrow('not available')
      expect(await attempts(path)).toEqual({ state: undefined, attempts: 'other' })
      storageFails.mockRestore()
      expect(await checkPicture(backend.bucket, path, 'event')).toBe('shown')
      expect(await attempts(path)).toEqual({ state: 'shown', attempts: undefined })
    },
  )
})

describe('functions', () => {
  const backend = backendForTests()
  const { firestore, bucket } = backend
  let seller: string
  let listing: string
  beforeEach(() => {
    seller = `seller-${randomUUID()}`
    listing = `listing-${seller}`
  })

  const read = async (path: string) => (await firestore.doc(path).get()).data()
  const host = () => process.env['FIREBASE_STORAGE_EMULATOR_HOST'] ?? ''
  const upload = (name: string, bytes?: Uint8Array) =>
    backend.upload(`images/${seller}/${name}`, bytes)
  const statusOf = async (link: string) => (await fetch(link)).status
  const stateOf = async (name: string) => {
    const [{ metadata }] = await bucket.file(`images/${seller}/${name}`).getMetadata()
    return metadata?.['state']
  }

  it('show everyone what was uploaded once they have checked it, and its links stay', async () => {
    const token = randomUUID()
    const path = `images/${seller}/front.png`
    await bucket.file(path).save(await plain(40, 30).png().toBuffer(), {
      resumable: false,
      metadata: { contentType: 'image/png', metadata: { firebaseStorageDownloadTokens: token } },
    })
    const link = `http://${host()}/v0/b/${bucket.name}/o/${encodeURIComponent(path)}?alt=media`
    await eventually(async () => expect(await statusOf(link)).toBe(200))
    const shown = await fetch(`${link}&token=${token}`)
    expect(shown.status).toBe(200)
    expect(shown.headers.get('content-type')).toBe('image/webp')
  })

  it('count uploads, and delete those of too many without opening them', async () => {
    const limits = firestore.doc(`limits/${seller}`)
    const written = async () => Object.values((await limits.get()).get('written.uploads') ?? {})
    await upload('first.png', await plain(40, 30).png().toBuffer())
    await eventually(async () => expect(await stateOf('first.png')).toBe('shown'))
    // The smaller picture that replaced it is no upload.
    expect(await written()).toEqual([1])
    const hours = [0, 1].map((later) =>
      new Date(Date.now() + later * 60 * 60_000).toISOString().slice(0, 13),
    )
    const full = Object.fromEntries(hours.map((hour) => [hour, maxPerHour.uploads]))
    await limits.set({ written: { uploads: full } })
    await upload('one-too-many_8x6.webp')
    await eventually(async () => expect(await backend.files(`images/${seller}/one`)).toEqual([]))
    expect((await limits.get()).get('uploadsWaitUntil')).toBeDefined()
  })

  it('hold a listing with a picture beyond the limits until it is replaced', async () => {
    const good = await upload('good_8x6.webp')
    const bad = await upload('bad.png', largePng(8000))
    const fields = { title: 'Civic', userId: seller, price: 9500, imageUrl: [good, bad] }
    await firestore.doc(`posts/${listing}`).set(fields)
    await eventually(async () =>
      expect(await read(`posts/${listing}`)).toEqual({ userId: seller, status: 'held' }),
    )
    expect(await read(`withheldListings/${listing}`)).toMatchObject({ heldBy: 'pictures' })
    expect(await stateOf('bad.png').catch(() => 'moved')).toMatch(/too-large|moved/)
    expect(await statusOf(bad)).not.toBe(200)
    const links = (await read(`withheldListings/${listing}`))?.['imageUrl'] ?? []
    // Nor does it open for its seller and for moderators, who know its link.
    await eventually(async () => expect(await Promise.all(links.map(statusOf))).toEqual([200, 403]))

    const [current] = (await read(`withheldListings/${listing}`))?.['imageUrl'] ?? []
    const better = await upload('better_8x6.webp')
    await firestore.doc(`withheldListings/${listing}`).update({ imageUrl: [current, better] })
    await eventually(async () =>
      expect(await read(`posts/${listing}`)).toEqual({ ...fields, imageUrl: [good, better] }),
    )
    expect(await read(`withheldListings/${listing}`)).toBeUndefined()
    await eventually(async () => expect(await statusOf(good)).toBe(200))
    await eventually(async () => expect(await statusOf(better)).toBe(200))
    expect(await read(`cases/${listing}`)).toBeUndefined()
  })

  it('hold a listing whose picture ended the function that decoded it', async () => {
    const bad = await upload('bad_8x6.webp')
    const fields = { title: 'Civic', userId: seller, price: 9500, imageUrl: [bad] }
    await eventually(async () => expect(await stateOf('bad_8x6.webp')).toBe('shown'))
    const file = bucket.file(`images/${seller}/bad_8x6.webp`)
    await file.setMetadata({ metadata: { state: 'unreadable' } })
    await firestore.doc(`posts/${listing}`).set(fields)
    await eventually(async () =>
      expect(await read(`withheldListings/${listing}`)).toMatchObject({ heldBy: 'pictures' }),
    )
    await eventually(async () => expect(await statusOf(bad)).not.toBe(200))
  })

  it('leave a sold listing, and what else is decided about one', async () => {
    const bad = await upload('bad.png', largePng(8000))
    const fields = { title: 'Civic', userId: seller, price: 9500, imageUrl: [bad], status: 'sold' }
    await firestore.doc(`posts/${listing}`).set(fields)
    await eventually(async () => expect(await stateOf('bad.png')).toBe('too-large'))
    await eventually(async () => expect(await read(`fingerprints/${listing}`)).toBeDefined())
    expect(await read(`posts/${listing}`)).toEqual(fields)
  })
})
