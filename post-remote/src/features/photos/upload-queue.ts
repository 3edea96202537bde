import type { PicturesPort } from '@adamarket/shared/domain/ports.ts'
import type { Report } from '@adamarket/shared/domain/report.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'
import { resultOf } from '@adamarket/shared/domain/result-of.ts'
import { randomId } from '@adamarket/shared/state/random-id.ts'

import { bytesOf } from './check-file.ts'
import type { PhotoState, RefusalReason } from './photo.ts'
import type { StoredBlobs } from './stored-photos.ts'
import type { PicturePreparer } from './prepare-picture.ts'
import { limitConcurrency } from './limit-concurrency.ts'
import type { TrayEntry } from './tray-entry.ts'
import { addressesOf, releaseAddresses } from './tray-entry.ts'
import type { TrayPersistence } from './tray-persistence.ts'
import type { TrayAction } from './tray-reducer.ts'
import { uploadPhoto } from './upload-photo.ts'

type Options = {
  readonly userId: string
  readonly pictures: PicturesPort
  readonly preparer: PicturePreparer
  readonly report: Report
  readonly persistence: Pick<TrayPersistence, 'save' | 'saveBlobs'>
  /** The current state of the photo; undefined once it has left the tray. */
  readonly find: (id: string) => TrayEntry | undefined
  readonly dispatch: (action: TrayAction) => void
  /** The previous uploads of the photo are no longer needed. */
  readonly onReplaced: (before: TrayEntry) => void
  /** A new file is no picture that can be shown. */
  readonly onRefused: (entry: TrayEntry, reason: RefusalReason) => void
}

type FailedPhoto = Extract<PhotoState, { readonly kind: 'failed' }>

/** The number of simultaneous uploads. */
const uploadsAtOnce = 3

/** Prepares photos and uploads them. */
export function createUploadQueue(options: Options) {
  const { userId, pictures, preparer, report, persistence, find, dispatch } = options
  const inTurn = limitConcurrency(uploadsAtOnce)
  const runs = new Map<string, AbortController>()

  const work = async (id: string, signal: AbortSignal) => {
    const entry = find(id)
    if (!entry) return
    if (!entry.blobs || entry.file || entry.isTurned) {
      dispatch({ type: 'advanced', id, state: { kind: 'preparing' } })
      if (!(await prepare(id, entry, signal))) return
    }
    dispatch({ type: 'advanced', id, state: { kind: 'waiting' } })
    await inTurn(async () => {
      if (!signal.aborted) await send(id, signal)
    })
  }

  const prepare = async (id: string, entry: TrayEntry, signal: AbortSignal): Promise<boolean> => {
    const rendered = await render(entry, signal)
    if (signal.aborted) return false
    if (!rendered.ok) {
      const { error } = rendered
      const { link } = entry.stored
      if (error === 'unavailable') fail(id, error)
      else if (link !== undefined) dispatch({ type: 'turnFailed', id, link })
      else options.onRefused(entry, entry.isHeic && error === 'broken' ? 'heic' : error)
      return false
    }
    const blobs = rendered.value
    options.onReplaced(entry)
    // Another picture needs another name: a stored one is never overwritten.
    const pictureId = entry.isTurned ? randomId() : entry.stored.pictureId
    dispatch({ type: 'prepared', id, pictureId, blobs, addresses: addressesOf(blobs) })
    releaseAddresses(entry)
    // Stored on the device first, so that a page that closes during the upload does not lose it.
    void persistence.saveBlobs(id, blobs)
    await persistence.save()
    return !signal.aborted
  }

  const render = async (
    { file, blobs, stored, shown }: TrayEntry,
    signal: AbortSignal,
  ): Promise<Result<StoredBlobs, 'unavailable' | 'broken' | 'unreadable'>> => {
    const source = file ?? blobs?.source ?? (await fetchStored(shown.large))
    if (!source || signal.aborted) return err('unavailable')
    const rendered = await preparer.prepare(source, stored.turns)
    if (!rendered.ok) {
      const canBeRead = (await resultOf(bytesOf(source))).ok
      return canBeRead ? rendered : err('unreadable')
    }
    return ok({ ...rendered.value, source: file ? rendered.value.large : source })
  }

  /** A picture of an existing listing has to be downloaded before it can be rotated. */
  const fetchStored = async (link: string | undefined): Promise<Blob | undefined> => {
    const found = link === undefined ? undefined : await pictures.read(link)
    return found?.ok ? new Blob([found.value]) : undefined
  }

  const send = async (id: string, signal: AbortSignal) => {
    const entry = find(id)
    if (!entry?.blobs) return
    const showProgress = (progress: number) =>
      dispatch({ type: 'advanced', id, state: { kind: 'uploading', progress } })
    showProgress(0)
    const sent = await uploadPhoto({
      pictures,
      userId,
      pictureId: entry.stored.pictureId,
      blobs: entry.blobs,
      smallLink: entry.stored.smallLink,
      signal,
      onProgress: (progress) => {
        if (!signal.aborted) showProgress(progress)
      },
      onSmallSent: (link) => {
        if (signal.aborted) return
        dispatch({ type: 'smallStored', id, link })
        void persistence.save()
      },
    })
    if (signal.aborted) return
    if (sent.ok) {
      dispatch({ type: 'stored', id, link: sent.value })
      void persistence.save()
    } else if (sent.error.kind !== 'aborted') {
      const { kind, cause } = sent.error
      if (kind !== 'unavailable') report({ what: 'A photo could not be sent', cause })
      fail(id, kind)
    }
  }

  const fail = (id: string, problem: FailedPhoto['problem']) =>
    dispatch({ type: 'advanced', id, state: { kind: 'failed', problem } })

  const stop = (id: string) => runs.get(id)?.abort()
  return {
    /** Starts work on a photo, replacing any that is in progress. */
    start(id: string) {
      stop(id)
      const run = new AbortController()
      runs.set(id, run)
      work(id, run.signal).catch((cause: unknown) => {
        if (run.signal.aborted) return
        report({ what: 'A photo could not be sent', cause })
        fail(id, 'unexpected')
      })
    },
    stop,
    /** Stops all work for good. */
    close() {
      for (const run of runs.values()) run.abort()
      preparer.close()
    },
  }
}
