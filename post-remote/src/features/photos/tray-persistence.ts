import type { StoredBlobs, StoredPhotos } from './stored-photos.ts'
import type { TrayEntry } from './tray-entry.ts'
import { createEntry, createStoredEntry } from './tray-entry.ts'
import type { Tray } from './tray-reducer.ts'

type Options = {
  readonly kept: StoredPhotos
  readonly getTray: () => Tray
  /** A write failed: the photos last only as long as the page. */
  readonly onFailed: (cause: unknown) => void
}

/** A tray's copy on the device. Writes run one after another, and each saves the current tray. */
export type TrayPersistence = ReturnType<typeof createTrayPersistence>

export function createTrayPersistence({ kept, getTray, onFailed }: Options) {
  let writing: Promise<void> = Promise.resolve()
  const write = (what: () => Promise<void>): Promise<void> => {
    writing = writing.then(what).catch(onFailed)
    return writing
  }
  return {
    /** Saves which photos there are; unprepared ones exist only on the page. */
    save: () =>
      write(() => {
        const { entries, dropped } = getTray()
        const ready = entries.filter(({ blobs, kept: { link } }) => blobs ?? link)
        return kept.write({ photos: ready.map((entry) => entry.kept), dropped: [...dropped] })
      }),
    saveBlobs: (id: string, blobs: StoredBlobs) => write(() => kept.writeBlobs(id, blobs)),
    removeBlobs: (id: string) => write(() => kept.removeBlobs(id)),
    forget: () => write(kept.forget),
    /**
     * The photos that an earlier page saved, followed by pictures of the edited listing that it did not know;
     * undefined when nothing was saved. Rejects when the device cannot be read.
     */
    async read(
      existing: readonly string[],
    ): Promise<Pick<Tray, 'entries' | 'dropped'> | undefined> {
      const found = await kept.read()
      if (!found) return undefined
      const restored = await Promise.all(
        found.photos.map(async (photo): Promise<readonly TrayEntry[]> => {
          const blobs = await kept.readBlobs(photo.id)
          return blobs || photo.link ? [createEntry(photo, { blobs })] : []
        }),
      )
      const usable = restored.flat()
      const known = new Set([...found.dropped, ...usable.map((entry) => entry.kept.link)])
      const others = existing.filter((link) => !known.has(link)).map(createStoredEntry)
      return { entries: [...usable, ...others], dropped: found.dropped }
    },
  }
}
