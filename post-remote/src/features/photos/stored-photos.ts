import { createStore, del, delMany, get, set } from 'idb-keyval'
import type { UseStore } from 'idb-keyval'
import * as v from 'valibot'

const storedBlobs = v.object({
  source: v.blob(),
  large: v.blob(),
  small: v.blob(),
  width: v.number(),
  height: v.number(),
  extension: v.picklist(['webp', 'jpg']),
})

const storedPhoto = v.object({
  id: v.string(),
  /** The name of its files in Storage; each rotation gives it a new one. */
  pictureId: v.string(),
  name: v.optional(v.string()),
  /** A hash of the file's contents, to recognise the same file. */
  hash: v.optional(v.string()),
  turns: v.picklist([0, 1, 2, 3]),
  link: v.optional(v.string()),
  smallLink: v.optional(v.string()),
})

const storedTray = v.object({
  photos: v.array(storedPhoto),
  /** Links of pictures to delete from Storage once the listing is written. */
  dropped: v.array(v.string()),
})

/** A photo's files in both sizes, and the original it is rotated from. */
export type StoredBlobs = v.InferOutput<typeof storedBlobs>
export type StoredPhoto = v.InferOutput<typeof storedPhoto>
export type StoredTray = v.InferOutput<typeof storedTray>

/** The photos of one draft on this device. Every method may throw when storage is full or forbidden. */
export type StoredPhotos = {
  read(): Promise<StoredTray | undefined>
  readBlobs(id: string): Promise<StoredBlobs | undefined>
  write(tray: StoredTray): Promise<void>
  writeBlobs(id: string, blobs: StoredBlobs): Promise<void>
  removeBlobs(id: string): Promise<void>
  forget(): Promise<void>
}

let store: UseStore | undefined

/** Stores photos in IndexedDB, those of a draft under its key. */
export function storePhotos(key: string): StoredPhotos {
  // Opened on first use: where site data is blocked, opening throws.
  const opened = () => (store ??= committing(createStore('adamarket-photos', 'photos')))
  const blobsKey = (id: string) => `${key}/${id}`
  const read = async () => {
    const found = v.safeParse(storedTray, await get(key, opened()))
    return found.success ? found.output : undefined
  }
  return {
    read,
    readBlobs: async (id) => {
      const found = v.safeParse(storedBlobs, await get(blobsKey(id), opened()))
      return found.success ? found.output : undefined
    },
    write: (tray) => set(key, tray, opened()),
    writeBlobs: (id, blobs) => set(blobsKey(id), blobs, opened()),
    removeBlobs: (id) => del(blobsKey(id), opened()),
    forget: async () => {
      const tray = await read()
      await delMany([key, ...(tray?.photos ?? []).map(({ id }) => blobsKey(id))], opened())
    },
  }
}

/** Commits at once: what waits for its own result is lost when the page is left meanwhile. */
function committing(begin: UseStore): UseStore {
  return (mode, work) =>
    begin(mode, (objects) => {
      const working = work(objects)
      objects.transaction.commit()
      return working
    })
}
