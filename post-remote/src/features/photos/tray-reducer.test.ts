import { expect, it } from 'vitest'

import type { StoredBlobs } from './stored-photos.ts'
import { createEntry } from './tray-entry.ts'
import type { Tray, TrayAction } from './tray-reducer.ts'
import { createTray, reduceTray } from './tray-reducer.ts'

const blob = new Blob(['picture'], { type: 'image/webp' })
const blobs: StoredBlobs = {
  source: blob,
  large: blob,
  small: blob,
  width: 4,
  height: 3,
  extension: 'webp',
}
const addresses = { small: 'blob:small', large: 'blob:large' }
const link = 'https://pictures.example/a_4x3.webp'

const entry = (id: string) =>
  createEntry({ id, pictureId: id, turns: 0 }, { file: new File([], id) })
const tray = createTray([entry('a'), entry('b'), entry('c')], false)
const after = (...actions: readonly TrayAction[]) => actions.reduce(reduceTray, tray)
const idsIn = ({ photos }: Tray) => photos.map(({ id }) => id)

it.each([
  ['to the front', { id: 'c', index: 0 }, ['c', 'a', 'b']],
  ['to the end', { id: 'a', index: 2 }, ['b', 'c', 'a']],
  ['that has left the tray', { id: 'gone', index: 0 }, ['a', 'b', 'c']],
])('moves a photo %s', (_where, move, order) => {
  expect(idsIn(after({ type: 'moved', ...move }))).toEqual(order)
})

it('shows progress over all photos until each is stored, cancelled or failed', () => {
  const two = after(
    { type: 'removed', id: 'c' },
    { type: 'stored', id: 'a', link },
    { type: 'advanced', id: 'b', state: { kind: 'uploading', progress: 0.5 } },
  )
  expect(two.progress).toBe(0.75)
  expect(
    reduceTray(two, { type: 'advanced', id: 'b', state: { kind: 'stopped' } }).progress,
  ).toBeUndefined()
})

it('rotates a photo by quarter turns, back to the start after four', () => {
  const turn = { type: 'turned', id: 'a' } as const
  expect(after(turn, turn, turn).entries[0]?.stored.turns).toBe(3)
  expect(after(turn, turn, turn, turn).entries[0]?.stored.turns).toBe(0)
})

it('resets the rotation and drops the file of a photo that was prepared from its file', () => {
  const prepared = { type: 'prepared', id: 'a', pictureId: 'a2', blobs, addresses } as const
  const [photo] = after({ type: 'turned', id: 'a' }, prepared).entries
  expect(photo).toMatchObject({ stored: { turns: 0, pictureId: 'a2' }, isTurned: false, blobs })
  expect(photo?.file).toBeUndefined()
  expect(photo?.shown).toMatchObject(addresses)
})

it('keeps the rotation of a photo that is drawn again, and drops its old links', () => {
  const prepared = { type: 'prepared', id: 'a', pictureId: 'a', blobs, addresses } as const
  const sent = [
    { type: 'smallStored', id: 'a', link: `${link}?small` },
    { type: 'stored', id: 'a', link },
  ] as const
  const [photo] = after(prepared, ...sent, { type: 'turned', id: 'a' }, prepared).entries
  expect(photo?.stored).toEqual({ id: 'a', pictureId: 'a', turns: 1 })
})

it('restores a stored picture that cannot be rotated', () => {
  const turned = after({ type: 'stored', id: 'a', link }, { type: 'turned', id: 'a' })
  const [photo] = reduceTray(turned, { type: 'turnFailed', id: 'a', link }).entries
  expect(photo).toMatchObject({ stored: { turns: 0 }, isTurned: false })
  expect(photo?.shown.state).toEqual({ kind: 'stored', link })
})

it('keeps the list of photos when something else changes', () => {
  expect(after({ type: 'connectionChanged', isOffline: true }).photos).toBe(tray.photos)
})
