import { withTimeout } from '@adamarket/shared/connectivity/with-timeout.ts'

import type { StoredBlobs, StoredPhoto, StoredPhotos } from './stored-photos.ts'
import { createEntry, createStoredEntry } from './tray-entry.ts'
import type { Tray } from './tray-reducer.ts'

type Options = {
  readonly storage: StoredPhotos
  readonly getTray: () => Tray
  /** A write failed: the photos last only as long as the page. */
  readonly onFailed: (cause: unknown) => void
}

/** A broken database may never answer, and slow storage needs some seconds for large photos. */
const deviceTimeoutMs = 10_000

type RestoredTray = Pick<Tray, 'entries' | 'dropped'> & {
  readonly unreadable: readonly StoredPhoto[]
}

/** A tray's copy on the device. Writes run one after another, and each saves the current tray. */
export type TrayPersistence = ReturnType<typeof createTrayPersistence>

export function createTrayPersistence({ storage, getTray, onFailed }: Options) {
  let writing: Promise<void> = Promise.resolve()
  let waitMs = deviceTimeoutMs
  const inTime = <Value>(answer: Promise<Value>): Promise<Value> =>
    withTimeout(answer, waitMs, () => {
      // One wait is enough: what follows is tried, and not waited for.
      waitMs = 0
      throw new Error('The device did not answer in time')
    })
  const write = (what: () => Promise<void>): Promise<void> => {
    writing = writing.then(() => inTime(what())).catch(onFailed)
    return writing
  }
  return {
    /** Saves which photos there are; unprepared ones exist only on the page. */
    save: () =>
      write(() => {
        const { entries, dropped } = getTray()
        const ready = entries.filter(({ blobs, stored: { link } }) => blobs ?? link)
        return storage.write({ photos: ready.map(({ stored }) => stored), dropped: [...dropped] })
      }),
    saveBlobs: (id: string, blobs: StoredBlobs) => write(() => storage.writeBlobs(id, blobs)),
    removeBlobs: (id: string) => write(() => storage.removeBlobs(id)),
    forget: () => write(storage.forget),
    /**
     * The photos that an earlier page saved, followed by pictures of the edited listing that it did not know;
     * undefined when nothing was saved. Rejects when the device cannot be read; photos of which only the files cannot
     * be are `unreadable`.
     */
    async read(existing: readonly string[]): Promise<RestoredTray | undefined> {
      const found = await inTime(storage.read())
      if (!found) return undefined
      const restored = await Promise.all(
        found.photos.map(async (photo) => {
          const blobs = await inTime(storage.readBlobs(photo.id)).catch(() => undefined)
          return { photo, entry: blobs || photo.link ? createEntry(photo, { blobs }) : undefined }
        }),
      )
      const usable = restored.flatMap(({ entry }) => entry ?? [])
      const unreadable = restored.flatMap(({ photo, entry }) => (entry ? [] : photo))
      const known = new Set([...found.dropped, ...usable.map((entry) => entry.stored.link)])
      const others = existing.filter((link) => !known.has(link)).map(createStoredEntry)
      return { entries: [...usable, ...others], dropped: found.dropped, unreadable }
    },
  }
}
