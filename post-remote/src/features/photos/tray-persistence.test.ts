import { expect, it, vi } from 'vitest'

import type { StoredPhotos, StoredTray } from './stored-photos.ts'
import { createEntry, createStoredEntry } from './tray-entry.ts'
import { createTrayPersistence } from './tray-persistence.ts'
import { createTray, reduceTray } from './tray-reducer.ts'

const stored = { id: 'a', pictureId: 'a', turns: 0, link: 'https://pictures.example/a' } as const
const unprepared = createEntry({ id: 'b', pictureId: 'b', turns: 0 }, { file: new File([], 'b') })

function open(device: Partial<StoredPhotos>, existing: readonly string[] = []) {
  const storage: StoredPhotos = {
    read: async () => undefined,
    readBlobs: async () => undefined,
    write: async () => undefined,
    writeBlobs: async () => undefined,
    removeBlobs: async () => undefined,
    forget: async () => undefined,
    ...device,
  }
  let tray = createTray(
    [createEntry(stored), unprepared, ...existing.map(createStoredEntry)],
    false,
  )
  const onFailed = vi.fn<(cause: unknown) => void>()
  const persistence = createTrayPersistence({ storage, getTray: () => tray, onFailed })
  return {
    persistence,
    onFailed,
    drop: (link: string) => {
      tray = reduceTray(tray, { type: 'uploadDropped', link })
    },
  }
}

it('saves the photos that a later page can show, and the links to delete', async () => {
  const write = vi.fn<(tray: StoredTray) => Promise<void>>(async () => undefined)
  const { persistence, drop } = open({ write })
  const saved = persistence.save()
  drop('https://pictures.example/old')
  await saved
  expect(write).toHaveBeenCalledExactlyOnceWith({
    photos: [stored],
    dropped: ['https://pictures.example/old'],
  })
})

it('writes one after another, even after a failed write', async () => {
  const order: string[] = []
  const { persistence, onFailed } = open({
    removeBlobs: async (id) => {
      await new Promise((resolve) => setTimeout(resolve))
      order.push(`remove ${id}`)
      throw new Error('No room')
    },
    write: async () => void order.push('write'),
  })
  void persistence.removeBlobs('a')
  await persistence.save()
  expect(order).toEqual(['remove a', 'write'])
  expect(onFailed).toHaveBeenCalledExactlyOnceWith(new Error('No room'))
})

it('reads the saved photos, and pictures of the listing that were neither saved nor dropped', async () => {
  const [dropped, added] = ['https://pictures.example/old', 'https://pictures.example/new']
  const lost = { id: 'c', pictureId: 'c', turns: 0 } as const
  const { persistence } = open({
    read: async () => ({ photos: [stored, lost], dropped: [dropped] }),
  })
  const found = await persistence.read([dropped, stored.link, added])
  expect(found?.entries.map((entry) => entry.stored.link)).toEqual([stored.link, added])
  expect(found?.dropped).toEqual([dropped])
})

it('reads undefined when nothing was saved', async () => {
  expect(await open({}).persistence.read(['https://pictures.example/a'])).toBeUndefined()
})
