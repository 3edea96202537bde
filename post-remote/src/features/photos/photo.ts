import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import type { StoreApi } from 'zustand/vanilla'

/** The state of a photo until it is stored. */
export type PhotoState =
  /** It is being scaled down or rotated. */
  | { readonly kind: 'preparing' }
  /** Others are uploaded first. */
  | { readonly kind: 'waiting' }
  /** `progress` is between 0 and 1. */
  | { readonly kind: 'uploading'; readonly progress: number }
  | { readonly kind: 'stored'; readonly link: string }
  /** The visitor cancelled it; `retry` uploads it. */
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly problem: AppError['kind'] | 'unreadable' }

/** A photo in the tray; the first of them is the cover. */
export type Photo = {
  readonly id: string
  /** The name of its file; absent for photos of an existing listing. */
  readonly name?: string
  /** An object URL of the small size, once it is prepared. */
  readonly small?: string
  /** An object URL of the large size, once it is prepared. */
  readonly large?: string
  readonly state: PhotoState
}

/** Why a file is refused. */
export type RefusalReason =
  | 'empty'
  | 'too-large'
  | 'too-many'
  | 'duplicate'
  /** HEIC, as iPhones take it, in a browser that cannot read it. */
  | 'heic'
  | 'not-a-picture'
  /** A picture by its first bytes, but not by the others. */
  | 'broken'
  /** The device does not give its bytes, such as those of a file that was deleted since. */
  | 'unreadable'

export type Refusal = {
  readonly id: string
  readonly name: string
  readonly reason: RefusalReason
}

export type TrayState = {
  readonly photos: readonly Photo[]
  /** The stored fraction of all photos, from 0 to 1; undefined when none is being uploaded. */
  readonly progress: number | undefined
  /** The refused files, until they are dismissed. */
  readonly refusals: readonly Refusal[]
  /** Whether uploads wait for the connection. They resume by themselves. */
  readonly isOffline: boolean
  /** Whether the photos survive a reload; false where storage is full or forbidden. */
  readonly isStored: boolean
}

/**
 * The photos of one listing while it is written. An added photo is prepared and uploaded at once, and
 * stored on the device until `commit` or `discard`, so that a reload restores it.
 */
export type PhotoTray = {
  readonly store: Pick<StoreApi<TrayState>, 'getState' | 'getInitialState' | 'subscribe'>
  add(files: Iterable<File>): void
  /** Moves a photo to a position, counted from 0. */
  move(id: string, index: number): void
  /** Rotates it clockwise by a quarter turn. */
  rotate(id: string): void
  remove(id: string): void
  /** Uploads a photo that failed or was cancelled. */
  retry(id: string): void
  /** Cancels an upload; the photo stays in the tray. */
  cancel(id: string): void
  dismissRefusals(): void
  /**
   * The links of all photos, the cover first, once all are stored. `failed`: one of them failed or was
   * cancelled, or a file was refused meanwhile, or there is no connection.
   */
  finished(): Promise<Result<readonly string[], 'failed' | 'empty'>>
  /** After the listing was written: removes the copies on the device, and uploads that it does not use. */
  commit(): Promise<void>
  /** When the draft is discarded: removes the copies on the device and the uploads. */
  discard(): Promise<void>
  /** When the page is left: stops all work. The copies on the device stay. */
  dispose(): void
}
