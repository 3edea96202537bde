import { storedPicture } from '@adamarket/shared/domain/listing/stored-picture.ts'
import { randomId } from '@adamarket/shared/state/random-id.ts'

import type { StoredBlobs, StoredPhoto } from './stored-photos.ts'
import type { Photo } from './photo.ts'

/** A photo as the tray works on it; pages see `shown`. */
export type TrayEntry = {
  readonly stored: StoredPhoto
  readonly shown: Photo
  readonly blobs?: StoredBlobs | undefined
  /** A file that has not been prepared yet. */
  readonly file?: File | undefined
  /** It was rotated and has to be drawn again. */
  readonly isTurned?: boolean
  /** HEIC, which not every browser can read. */
  readonly isHeic?: boolean
}

export function createEntry(
  stored: StoredPhoto,
  from: Pick<TrayEntry, 'file' | 'isHeic' | 'blobs'> = {},
): TrayEntry {
  const { id, name, link } = stored
  return {
    stored,
    ...from,
    shown: {
      id,
      state: link === undefined ? { kind: 'preparing' } : { kind: 'stored', link },
      ...(name !== undefined && { name }),
      ...(from.blobs
        ? addressesOf(from.blobs)
        : link !== undefined && { small: storedPicture(link)?.small.link ?? link, large: link }),
    },
  }
}

/** A picture of an existing listing. */
export function createStoredEntry(link: string): TrayEntry {
  const id = randomId()
  return createEntry({ id, pictureId: id, turns: 0, link })
}

export type Addresses = { readonly small: string; readonly large: string }

/** Object URLs of a photo's files; they hold memory until `releaseAddresses`. */
export function addressesOf({ small, large }: StoredBlobs): Addresses {
  return { small: URL.createObjectURL(small), large: URL.createObjectURL(large) }
}

export function releaseAddresses({ shown: { small, large } }: TrayEntry): void {
  for (const address of [small, large]) {
    if (address?.startsWith('blob:')) URL.revokeObjectURL(address)
  }
}
