import { storedPicture } from '@adamarket/shared/domain/stored-picture.ts'

import type { KeptBlobs, KeptPhoto } from '#parts/photos/kept-photos.ts'
import type { Photo, PhotoState } from '#parts/photos/photo.ts'

/** A photo as the tray works on it; `shown` is what others see of it. */
export type TrayEntry = {
  kept: KeptPhoto
  blobs: KeptBlobs | undefined
  /** A file that is still to be prepared. */
  file: File | undefined
  /** It was turned, and has to be drawn anew. */
  isTurned: boolean
  /** Not every browser can read such a file. */
  isHeic: boolean
  state: PhotoState
  shown: Photo
  /** Ends what is being done for it. */
  run: AbortController | undefined
}

export function createEntry(
  kept: KeptPhoto,
  from: { file?: File; isHeic?: boolean; blobs?: KeptBlobs },
): TrayEntry {
  const state: PhotoState =
    kept.link === undefined ? { kind: 'preparing' } : { kind: 'stored', link: kept.link }
  const entry: TrayEntry = {
    kept,
    blobs: undefined,
    file: from.file,
    isTurned: false,
    isHeic: from.isHeic ?? false,
    state,
    shown: { id: kept.id, state },
    run: undefined,
  }
  showBlobs(entry, from.blobs)
  return entry
}

/** Shows it by other files from now on; undefined: by its link, if it has one. */
export function showBlobs(entry: TrayEntry, blobs: KeptBlobs | undefined): void {
  release(entry)
  entry.blobs = blobs
  const { id, name, link } = entry.kept
  entry.shown = {
    id,
    state: entry.state,
    ...(name !== undefined && { name }),
    ...(blobs
      ? { small: URL.createObjectURL(blobs.small), large: URL.createObjectURL(blobs.large) }
      : link !== undefined && { small: storedPicture(link)?.small.link ?? link, large: link }),
  }
}

export function setState(entry: TrayEntry, state: PhotoState): void {
  entry.state = state
  entry.shown = { ...entry.shown, state }
}

/** Gives the memory back that its addresses hold. */
export function release({ shown }: TrayEntry): void {
  for (const address of [shown.small, shown.large]) {
    if (address?.startsWith('blob:')) URL.revokeObjectURL(address)
  }
}

/** Whether nothing happens to it any more unless the visitor asks. */
export function isSettled({ state }: Pick<Photo, 'state'>): boolean {
  return state.kind === 'stored' || state.kind === 'stopped' || state.kind === 'failed'
}

/** How much of all photos is stored; undefined when none is on its way. */
export function progressOf(photos: readonly Photo[]): number | undefined {
  if (photos.every(isSettled)) return undefined
  const parts = photos.map(({ state }) => {
    if (state.kind === 'stored') return 1
    return state.kind === 'uploading' ? state.progress : 0
  })
  return parts.reduce((sum, part) => sum + part, 0) / parts.length
}
