import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import type { StoreApi } from 'zustand/vanilla'

/** How far a photo is on its way to being stored. */
export type PhotoState =
  /** It is being scaled down, or turned. */
  | { readonly kind: 'preparing' }
  /** Others are sent before it. */
  | { readonly kind: 'waiting' }
  /** `progress` is between 0 and 1. */
  | { readonly kind: 'uploading'; readonly progress: number }
  | { readonly kind: 'stored'; readonly link: string }
  /** The visitor stopped it; `retry` sends it after all. */
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly problem: AppError['kind'] }

/** A photo in the tray; the first of them is the cover. */
export type Photo = {
  readonly id: string
  /** The name of its file, as the visitor knows it; absent for those of an ad that exists. */
  readonly name?: string
  /** An address to show it by in small, once it is prepared. */
  readonly small?: string
  /** An address to show it by in its full size, once it is prepared. */
  readonly large?: string
  readonly state: PhotoState
}

/** Why a file does not become a photo. */
export type RefusalReason =
  | 'empty'
  | 'too-large'
  | 'too-many'
  | 'duplicate'
  /** A kind of picture that this browser cannot read, as iPhones take them. */
  | 'heic'
  | 'not-a-picture'
  /** A picture by its first bytes, that cannot be read all the same. */
  | 'broken'

export type Refusal = {
  readonly id: string
  readonly name: string
  readonly reason: RefusalReason
}

export type TrayState = {
  readonly photos: readonly Photo[]
  /** How much of all photos is stored, from 0 to 1; undefined while none is on its way. */
  readonly progress: number | undefined
  /** The files that were not taken, until they are dismissed. */
  readonly refusals: readonly Refusal[]
  /** Whether photos wait for the network. They go on by themselves. */
  readonly isOffline: boolean
  /** Whether the photos survive a reload; false where the device has no room or allows none. */
  readonly isKept: boolean
}

/**
 * The photos of one ad while it is written. What is added is prepared and sent at once, and kept on
 * the device until `commit` or `discard`, so that a reload brings it back.
 */
export type PhotoTray = {
  readonly store: Pick<StoreApi<TrayState>, 'getState' | 'getInitialState' | 'subscribe'>
  add(files: Iterable<File>): void
  /** Moves a photo to a place, counted from 0. */
  move(id: string, index: number): void
  /** Turns it clockwise by a quarter. */
  rotate(id: string): void
  remove(id: string): void
  /** Sends a photo that failed or was stopped. */
  retry(id: string): void
  /** Stops sending a photo, which stays in the tray. */
  cancel(id: string): void
  dismissRefusals(): void
  /**
   * The links of all photos, the cover first, as soon as all are stored. `failed`: one of them failed
   * or was stopped, or there is no network to send it by.
   */
  finished(): Promise<Result<readonly string[], 'failed' | 'empty'>>
  /** After the ad was written: forgets the copies on the device, and removes uploads it does not use. */
  commit(): Promise<void>
  /** When the draft is thrown away: forgets the copies on the device, and removes what was uploaded. */
  discard(): Promise<void>
  /** When the page is left: stops all work. What is kept on the device stays. */
  dispose(): void
}
