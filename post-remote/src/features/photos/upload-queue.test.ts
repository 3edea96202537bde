import { err, ok } from '@adamarket/shared/domain/result.ts'
import { createMemoryPictures } from '@adamarket/shared/memory/memory-pictures.ts'
import { expect, it, vi } from 'vitest'

import type { RefusalReason } from './photo.ts'
import type { PicturePreparer } from './prepare-picture.ts'
import type { TrayEntry } from './tray-entry.ts'
import { createEntry, createStoredEntry } from './tray-entry.ts'
import { createTray, reduceTray } from './tray-reducer.ts'
import { createUploadQueue } from './upload-queue.ts'

const blob = new Blob(['picture'], { type: 'image/webp' })
const rendered = { large: blob, small: blob, width: 4, height: 3, extension: 'webp' } as const
const fromFile = createEntry({ id: 'a', pictureId: 'a', turns: 0 }, { file: new File([], 'a.jpg') })

function open(entry: TrayEntry, prepare: PicturePreparer['prepare'] = async () => ok(rendered)) {
  let tray = createTray([entry], false)
  const { id } = entry.stored
  const kinds: string[] = []
  const close = vi.fn<() => void>()
  const onReplaced = vi.fn<(before: TrayEntry) => void>()
  const onRefused = vi.fn<(entry: TrayEntry, reason: RefusalReason) => void>()
  const pictures = createMemoryPictures()
  const queue = createUploadQueue({
    userId: 'ayse',
    pictures,
    preparer: { prepare, close },
    report: () => undefined,
    persistence: { save: async () => undefined, saveBlobs: async () => undefined },
    find: (wanted) => tray.entries.find(({ stored }) => stored.id === wanted),
    dispatch: (action) => {
      tray = reduceTray(tray, action)
      const kind = tray.photos[0]?.state.kind ?? 'none'
      if (kinds.at(-1) !== kind) kinds.push(kind)
    },
    onReplaced,
    onRefused,
  })
  const turn = () => {
    tray = reduceTray(tray, { type: 'turned', id })
  }
  return {
    queue,
    id,
    kinds,
    pictures,
    close,
    onReplaced,
    onRefused,
    turn,
    entry: () => tray.entries[0],
  }
}

it('prepares a photo, uploads both sizes and stores it', async () => {
  const { queue, id, kinds, pictures } = open(fromFile)
  queue.start(id)
  await expect.poll(() => kinds).toEqual(['preparing', 'waiting', 'uploading', 'stored'])
  expect(pictures.links.size).toBe(2)
})

it('does not change a cancelled photo', async () => {
  let finish = () => {}
  const { queue, id, kinds, pictures } = open(
    fromFile,
    () =>
      new Promise((resolve) => {
        finish = () => resolve(ok(rendered))
      }),
  )
  queue.start(id)
  queue.stop(id)
  finish()
  await new Promise((resolve) => setTimeout(resolve))
  expect(kinds).toEqual(['preparing'])
  expect(pictures.links.size).toBe(0)
})

const gone = new File([], 'gone.jpg')
gone.arrayBuffer = () => Promise.reject(new DOMException('It is gone', 'NotReadableError'))

it.each([
  ['a file that is no picture', fromFile, 'broken'],
  ['a file that has vanished before it is decoded', { ...fromFile, file: gone }, 'unreadable'],
  [
    'a HEIC file that has vanished before it is decoded',
    { ...fromFile, file: gone, isHeic: true },
    'unreadable',
  ],
] as const)('refuses %s', async (_what, entry, reason) => {
  const { queue, id, onRefused } = open(entry, async () => err('broken'))
  queue.start(id)
  await expect.poll(() => onRefused).toHaveBeenCalledExactlyOnceWith(entry, reason)
})

it('gives a rotated photo another name and passes on the previous one', async () => {
  const { queue, id, turn, entry, onReplaced } = open(fromFile)
  queue.start(id)
  await expect.poll(() => entry()?.shown.state.kind).toBe('stored')
  const link = entry()?.stored.link
  turn()
  queue.start(id)
  await expect.poll(() => entry()?.stored.link).not.toBe(link)
  expect(entry()?.stored.pictureId).not.toBe('a')
  expect(onReplaced.mock.lastCall?.[0].stored.link).toBe(link)
})

it('fails a rotation of a stored picture that does not load, so that it can be retried', async () => {
  const { queue, id, turn, entry } = open(createStoredEntry('https://pictures.example/gone'))
  turn()
  queue.start(id)
  await expect.poll(() => entry()?.shown.state).toEqual({ kind: 'failed', problem: 'unavailable' })
})

it('frees the preparer when it is closed', () => {
  const { queue, close } = open(fromFile)
  queue.close()
  expect(close).toHaveBeenCalledOnce()
})
