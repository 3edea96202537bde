import type { PicturesPort, Upload } from '@adamarket/shared/domain/ports.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'
import { createMemoryConnectivity } from '@adamarket/shared/memory/memory-connectivity.ts'
import { createMemoryPictures } from '@adamarket/shared/memory/memory-pictures.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { StoredBlobs, StoredPhotos, StoredTray } from './stored-photos.ts'
import { createPhotoTray } from './photo-tray.ts'
import type { PhotoTray } from './photo.ts'
import type { PicturePreparer } from './prepare-picture.ts'

const jpeg = (name: string, contents = name) =>
  new File([new Uint8Array([0xff, 0xd8, 0xff]), contents], name, { type: 'image/jpeg' })

/** A file of a cloud that has vanished: its first bytes were read, and no others. */
function vanished(name: string) {
  const file = jpeg(name)
  file.arrayBuffer = () => Promise.reject(new DOMException('It is gone', 'NotReadableError'))
  return file
}

/** Returns a picture whose bytes tell its rotation; a file that says `broken` is unreadable. */
const preparer: PicturePreparer = {
  prepare: async (source, turns) => {
    const text = await source.text()
    if (text.includes('broken')) return err('broken')
    const blob = new Blob([`${text} turned ${turns}`], { type: 'image/webp' })
    return ok({ large: blob, small: blob, width: 4, height: 3, extension: 'webp' })
  },
  close: () => undefined,
}

function memoryPhotos() {
  let tray: StoredTray | undefined
  const blobs = new Map<string, StoredBlobs>()
  const storage: StoredPhotos = {
    read: async () => tray,
    readBlobs: async (id) => blobs.get(id),
    write: async (next) => {
      tray = next
    },
    writeBlobs: async (id, next) => {
      blobs.set(id, next)
    },
    removeBlobs: async (id) => {
      blobs.delete(id)
    },
    forget: async () => {
      tray = undefined
      blobs.clear()
    },
  }
  return { storage, blobs, current: () => tray }
}

/** Uploads that the test completes. */
function heldPictures() {
  const memory = createMemoryPictures()
  const held: { readonly name: string; fail(): void; go(): void; cancelled: boolean }[] = []
  const pictures: PicturesPort = {
    ...memory,
    upload: (options) => {
      let resolve: (outcome: Awaited<Upload['done']>) => void = () => undefined
      const done = new Promise<Awaited<Upload['done']>>((settle) => {
        resolve = settle
      })
      const one = {
        name: options.filename,
        cancelled: false,
        fail: () => resolve(err({ kind: 'unavailable', cause: 'The test says so' })),
        go: () => void memory.upload(options).done.then(resolve),
      }
      held.push(one)
      return {
        done,
        cancel: () => {
          one.cancelled = true
          resolve(err({ kind: 'aborted' }))
        },
      }
    },
  }
  return { memory, held, pictures }
}

function open(
  own: Partial<Parameters<typeof createPhotoTray>[0]> = {},
  { storage } = memoryPhotos(),
) {
  const pictures = createMemoryPictures()
  const connectivity = createMemoryConnectivity()
  const tray = createPhotoTray(
    { key: 'draft', userId: 'ayse', pictures, connectivity, report: () => undefined, ...own },
    { preparer, storage },
  )
  return { tray, pictures, connectivity }
}

const namesOf = (tray: PhotoTray) => tray.store.getState().photos.map(({ name }) => name)
const statesOf = (tray: PhotoTray) => tray.store.getState().photos.map(({ state }) => state.kind)
const reasonsOf = (tray: PhotoTray) =>
  tray.store.getState().refusals.map(({ name, reason }) => `${name}: ${reason}`)
const idOf = (tray: PhotoTray, index: number) => tray.store.getState().photos[index]?.id ?? ''

describe('a tray of photos', () => {
  it('stores each photo in two sizes and returns the links of the large ones, the cover first', async () => {
    const { tray, pictures } = open()
    tray.add([jpeg('a.jpg'), jpeg('b.jpg')])
    await expect.poll(() => statesOf(tray)).toEqual(['stored', 'stored'])
    tray.move(idOf(tray, 1), 0)
    expect(namesOf(tray)).toEqual(['b.jpg', 'a.jpg'])
    const links = tray.store.getState().photos.map(({ large }) => large)
    expect(links).toHaveLength(2)
    const finished = await tray.finished()
    expect(finished).toMatchObject({ ok: true })
    expect(finished.ok && finished.value).toHaveLength(2)
    expect([...pictures.links].filter((link) => link.includes('_4x3.webp'))).toHaveLength(2)
    expect([...pictures.links].filter((link) => link.includes('_4x3_small.webp'))).toHaveLength(2)
  })

  it('says that it is empty', async () => {
    expect(await open().tray.finished()).toEqual({ ok: false, error: 'empty' })
  })

  it('uploads a photo only once the device has stored it, so that a reload loses nothing', async () => {
    const { held, pictures } = heldPictures()
    const device = memoryPhotos()
    let allow = () => {}
    const allowed = new Promise<void>((resolve) => {
      allow = resolve
    })
    const write = vi.fn(() => allowed)
    const { tray } = open({ pictures }, { ...device, storage: { ...device.storage, write } })
    tray.add([jpeg('a.jpg')])
    await expect.poll(() => write).toHaveBeenCalledOnce()
    await new Promise((resolve) => setTimeout(resolve))
    expect(held).toHaveLength(0)
    allow()
    await expect.poll(() => held).toHaveLength(1)
  })

  it('waits for pending uploads', async () => {
    const { held, pictures } = heldPictures()
    const { tray } = open({ pictures })
    tray.add([jpeg('a.jpg')])
    const finished = tray.finished()
    await expect.poll(() => held).toHaveLength(1)
    expect(tray.store.getState().progress).toBe(0)
    held[0]?.go()
    await expect.poll(() => held).toHaveLength(2)
    held[1]?.go()
    expect(await finished).toMatchObject({ ok: true })
    expect(tray.store.getState().progress).toBeUndefined()
  })

  it.each([
    ['no content', new File([], 'empty.jpg'), 'empty'],
    ['an SVG, which may contain scripts', new File(['<svg>'], 'a.jpg'), 'not-a-picture'],
    ['unreadable content', jpeg('bad.jpg', 'broken'), 'broken'],
    [
      'an iPhone’s picture that this browser cannot read',
      new File(['\0\0\0\u0018ftypheic\0\0\0\0mif1heic broken'], 'a.heic'),
      'heic',
    ],
  ])('refuses a file with %s', async (_what, file, reason) => {
    const { tray } = open()
    tray.add([file])
    await expect.poll(() => reasonsOf(tray)).toEqual([`${file.name}: ${reason}`])
    expect(namesOf(tray)).toEqual([])
    tray.dismissRefusals()
    expect(reasonsOf(tray)).toEqual([])
  })

  it('refuses only the file whose bytes are gone, by its name, and adds the others', async () => {
    const { tray } = open()
    tray.add([vanished('gone.jpg'), jpeg('a.jpg')])
    expect(await tray.finished()).toEqual({ ok: false, error: 'failed' })
    expect(reasonsOf(tray)).toEqual(['gone.jpg: unreadable'])
    expect(namesOf(tray)).toEqual(['a.jpg'])
    tray.add([jpeg('b.jpg')])
    expect(await tray.finished()).toMatchObject({ ok: true, value: { length: 2 } })
  })

  it('says of a file without a size that cannot be read that it cannot be read', async () => {
    const file = vanished('cloud.jpg')
    Object.defineProperty(file, 'size', { value: 0 })
    const { tray } = open()
    tray.add([file])
    await expect.poll(() => reasonsOf(tray)).toEqual(['cloud.jpg: unreadable'])
  })

  it('fails only the photo whose upload throws, and stores the others', async () => {
    const { memory, pictures } = heldPictures()
    const upload = vi.fn<PicturesPort['upload']>(memory.upload).mockImplementationOnce(() => {
      throw new TypeError('There is no such thing in this browser')
    })
    const { tray } = open({ pictures: { ...pictures, upload } })
    tray.add([jpeg('a.jpg'), jpeg('b.jpg')])
    await expect.poll(() => statesOf(tray)).toEqual(['failed', 'stored'])
    expect(await tray.finished()).toEqual({ ok: false, error: 'failed' })
    tray.retry(idOf(tray, 0))
    await expect.poll(() => statesOf(tray)).toEqual(['stored', 'stored'])
  })

  it('fails a photo whose prepared file cannot be read', async () => {
    const device = memoryPhotos()
    const first = open({ pictures: heldPictures().pictures }, device).tray
    first.add([jpeg('a.jpg')])
    await expect.poll(() => device.current()?.photos).toHaveLength(1)
    first.dispose()
    for (const { small } of device.blobs.values()) {
      small.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'))
    }
    const { tray } = open({}, device)
    await expect.poll(() => statesOf(tray)).toEqual(['failed'])
    expect(tray.store.getState().photos[0]?.state).toMatchObject({ problem: 'unreadable' })
  })

  it('refuses a too large file before reading it', async () => {
    const file = jpeg('huge.jpg')
    Object.defineProperty(file, 'size', { value: 51 * 1024 * 1024 })
    const { tray } = open()
    tray.add([file])
    await expect.poll(() => reasonsOf(tray)).toEqual(['huge.jpg: too-large'])
  })

  it('accepts 24 photos and refuses the 25th', async () => {
    const { tray } = open()
    tray.add(Array.from({ length: 25 }, (_, number) => jpeg(`${number}.jpg`)))
    await expect.poll(() => reasonsOf(tray)).toEqual(['24.jpg: too-many'])
    expect(namesOf(tray)).toHaveLength(24)
  })

  it('recognises the same file under another name', async () => {
    const { tray } = open()
    tray.add([jpeg('a.jpg', 'same'), jpeg('b.jpg', 'same')])
    await expect.poll(() => reasonsOf(tray)).toEqual(['b.jpg: duplicate'])
    expect(namesOf(tray)).toEqual(['a.jpg'])
  })

  it('uploads three at once', async () => {
    const { held, pictures } = heldPictures()
    const { tray } = open({ pictures })
    tray.add(Array.from({ length: 5 }, (_, number) => jpeg(`${number}.jpg`)))
    await expect
      .poll(() => statesOf(tray))
      .toEqual(['uploading', 'uploading', 'uploading', 'waiting', 'waiting'])
    expect(held).toHaveLength(3)
  })

  it('retries without uploading again what was stored', async () => {
    const { held, pictures, memory } = heldPictures()
    const { tray } = open({ pictures })
    tray.add([jpeg('a.jpg')])
    await expect.poll(() => held).toHaveLength(1)
    held[0]?.go()
    await expect.poll(() => held).toHaveLength(2)
    held[1]?.fail()
    await expect.poll(() => statesOf(tray)).toEqual(['failed'])
    expect(await tray.finished()).toEqual({ ok: false, error: 'failed' })
    tray.retry(idOf(tray, 0))
    await expect.poll(() => held).toHaveLength(3)
    expect(held[2]?.name).toBe(held[1]?.name)
    held[2]?.go()
    await expect.poll(() => statesOf(tray)).toEqual(['stored'])
    expect(memory.links.size).toBe(2)
  })

  it('retries failed uploads after reconnecting', async () => {
    const { held, pictures } = heldPictures()
    const { tray, connectivity } = open({ pictures })
    tray.add([jpeg('a.jpg')])
    await expect.poll(() => held).toHaveLength(1)
    connectivity.set(false)
    expect(tray.store.getState().isOffline).toBe(true)
    held[0]?.fail()
    await expect.poll(() => statesOf(tray)).toEqual(['failed'])
    connectivity.set(true)
    expect(tray.store.getState().isOffline).toBe(false)
    await expect.poll(() => held).toHaveLength(2)
  })

  it('can cancel an upload and start it again', async () => {
    const { held, pictures } = heldPictures()
    const { tray } = open({ pictures })
    tray.add([jpeg('a.jpg')])
    await expect.poll(() => held).toHaveLength(1)
    tray.cancel(idOf(tray, 0))
    expect(held[0]?.cancelled).toBe(true)
    expect(statesOf(tray)).toEqual(['stopped'])
    tray.retry(idOf(tray, 0))
    await expect.poll(() => held).toHaveLength(2)
    expect(statesOf(tray)).toEqual(['uploading'])
  })

  it('deletes the uploads of a removed photo', async () => {
    const { tray, pictures } = open()
    tray.add([jpeg('a.jpg')])
    await expect.poll(() => statesOf(tray)).toEqual(['stored'])
    tray.remove(idOf(tray, 0))
    await expect.poll(() => pictures.links.size).toBe(0)
    expect(namesOf(tray)).toEqual([])
  })

  it('stores a rotated photo under another name, and deletes the previous one', async () => {
    const { tray, pictures } = open()
    tray.add([jpeg('a.jpg')])
    await expect.poll(() => statesOf(tray)).toEqual(['stored'])
    const before = [...pictures.links]
    tray.rotate(idOf(tray, 0))
    await expect.poll(() => statesOf(tray)).toEqual(['stored'])
    await expect.poll(() => pictures.links.size).toBe(2)
    expect(before.filter((link) => pictures.links.has(link))).toEqual([])
  })
})

describe('photos on the device', () => {
  it('are restored after a reload, without uploading them again', async () => {
    const device = memoryPhotos()
    const { held, pictures } = heldPictures()
    const first = open({ pictures }, device).tray
    first.add([jpeg('a.jpg'), jpeg('b.jpg')])
    await expect.poll(() => held).toHaveLength(2)
    held[0]?.go()
    await expect.poll(() => held).toHaveLength(3)
    held[2]?.go()
    await expect.poll(() => statesOf(first)).toEqual(['stored', 'uploading'])
    await expect.poll(() => device.current()?.photos[0]?.link).toBeDefined()
    first.dispose()

    const second = open({ pictures }, device).tray
    await expect.poll(() => statesOf(second)).toEqual(['stored', 'uploading'])
    expect(namesOf(second)).toEqual(['a.jpg', 'b.jpg'])
    expect(held[3]?.name).toBe(held[1]?.name)
  })

  it('are restored without the one whose files the device has lost, which is named', async () => {
    const device = memoryPhotos()
    const first = open({ pictures: heldPictures().pictures }, device).tray
    first.add([jpeg('a.jpg'), jpeg('b.jpg')])
    await expect.poll(() => device.current()?.photos).toHaveLength(2)
    first.dispose()
    const lost = device.current()?.photos[0]?.id
    const readBlobs: StoredPhotos['readBlobs'] = (id) =>
      id === lost
        ? Promise.reject(new DOMException('', 'NotReadableError'))
        : device.storage.readBlobs(id)
    const { tray } = open({}, { ...device, storage: { ...device.storage, readBlobs } })
    await expect.poll(() => statesOf(tray)).toEqual(['stored'])
    expect(namesOf(tray)).toEqual(['b.jpg'])
    expect(reasonsOf(tray)).toEqual(['a.jpg: unreadable'])
  })

  it('are removed once the listing is written', async () => {
    const device = memoryPhotos()
    const { tray, pictures } = open({}, device)
    tray.add([jpeg('a.jpg')])
    await tray.finished()
    await tray.commit()
    expect(device.current()).toBeUndefined()
    expect(device.blobs.size).toBe(0)
    expect(pictures.links.size).toBe(2)
  })

  it('are removed with their uploads when the draft is discarded', async () => {
    const device = memoryPhotos()
    const { tray, pictures } = open({}, device)
    tray.add([jpeg('a.jpg')])
    await tray.finished()
    await tray.discard()
    expect(device.current()).toBeUndefined()
    expect(pictures.links.size).toBe(0)
  })

  it('are removed by a tray that was opened only to discard them', async () => {
    const device = memoryPhotos()
    const { held, pictures, memory } = heldPictures()
    const first = open({ pictures }, device).tray
    first.add([jpeg('a.jpg')])
    await expect.poll(() => held).toHaveLength(1)
    held[0]?.go()
    await expect.poll(() => device.current()?.photos[0]?.smallLink).toBeDefined()
    first.dispose()
    const sent = held.length
    await open({ pictures }, device).tray.discard()
    expect(device.current()).toBeUndefined()
    expect(memory.links.size).toBe(0)
    expect(held).toHaveLength(sent)
  })

  it('last as long as the page when storage is full, which is reported', async () => {
    const device = memoryPhotos()
    const report = vi.fn<() => void>()
    const full = {
      ...device.storage,
      writeBlobs: () => Promise.reject(new DOMException('Full', 'QuotaExceededError')),
    }
    const { tray } = open({ report }, { ...device, storage: full })
    tray.add([jpeg('a.jpg')])
    expect(await tray.finished()).toMatchObject({ ok: true })
    await expect.poll(() => tray.store.getState().isStored).toBe(false)
    expect(report).toHaveBeenCalledOnce()
  })
})

describe('a device or a backend that never answers', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('does not keep the page of a written listing from being left', async () => {
    const pictures: PicturesPort = {
      ...createMemoryPictures(),
      remove: () => new Promise(() => {}),
    }
    const link = 'https://pictures.example/v0/b/memory/o/images%2Fayse%2Fa_4x3.webp?alt=media'
    const { tray } = open({ pictures, existing: [link] })
    await tray.finished()
    tray.remove(idOf(tray, 0))
    const committed = vi.fn<() => void>()
    void tray.commit().then(committed)
    await vi.advanceTimersByTimeAsync(4_000)
    await vi.waitFor(() => expect(committed).toHaveBeenCalledOnce())
  })

  it('loses only the file that the device does not give', async () => {
    const file = jpeg('cloud.jpg')
    file.arrayBuffer = () => new Promise(() => {})
    const { tray } = open()
    tray.add([file, jpeg('a.jpg')])
    const finished = tray.finished()
    // The timer of a file starts once its first bytes were read.
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(30_000)
      expect(statesOf(tray)).toEqual(['stored'])
    })
    expect(await finished).toEqual({ ok: false, error: 'failed' })
    expect(reasonsOf(tray)).toEqual(['cloud.jpg: unreadable'])
  })

  it('does not keep photos from being added and uploaded', async () => {
    const never = () => new Promise<never>(() => {})
    const device = memoryPhotos()
    const storage = { ...device.storage, read: never, write: never, writeBlobs: never }
    const { tray } = open({}, { ...device, storage })
    tray.add([jpeg('a.jpg'), jpeg('b.jpg')])
    const finished = tray.finished()
    await vi.advanceTimersByTimeAsync(10_000)
    await vi.waitFor(() => expect(statesOf(tray)).toEqual(['stored', 'stored']))
    expect(await finished).toMatchObject({ ok: true })
    expect(tray.store.getState().isStored).toBe(false)
  })
})

describe('the photos of a listing that is edited', () => {
  const existing = [
    'https://pictures.example/v0/b/memory/o/images%2Fayse%2Fa_4x3.webp?alt=media',
    'https://pictures.example/v0/b/memory/o/images%2Fayse%2Fb_4x3.webp?alt=media',
  ]

  it('are in the tray, in their order', async () => {
    const { tray } = open({ existing })
    expect(await tray.finished()).toEqual({ ok: true, value: existing })
    expect(tray.store.getState().photos[0]?.small).toContain('a_4x3_small.webp')
  })

  it('are deleted from Storage only after the listing was written', async () => {
    const { tray, pictures } = open({ existing })
    const remove = vi.spyOn(pictures, 'remove')
    await tray.finished()
    tray.remove(idOf(tray, 0))
    expect(await tray.finished()).toEqual({ ok: true, value: [existing[1]] })
    expect(remove).not.toHaveBeenCalled()
    await tray.commit()
    expect(remove).toHaveBeenCalledExactlyOnceWith(existing[0])
  })

  it('stay when the changes are discarded', async () => {
    const { tray, pictures } = open({ existing })
    const remove = vi.spyOn(pictures, 'remove')
    await tray.finished()
    tray.remove(idOf(tray, 0))
    await tray.discard()
    expect(remove).not.toHaveBeenCalled()
  })

  it('stay removed after a reload', async () => {
    const device = memoryPhotos()
    const first = open({ existing }, device).tray
    await first.finished()
    first.remove(idOf(first, 0))
    await expect.poll(() => device.current()?.dropped).toEqual([existing[0]])
    first.dispose()
    const second = open({ existing }, device).tray
    expect(await second.finished()).toEqual({ ok: true, value: [existing[1]] })
  })
})
