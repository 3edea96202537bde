import { withTimeout } from '@adamarket/shared/connectivity/with-timeout.ts'
import type { Connectivity } from '@adamarket/shared/domain/connectivity.ts'
import type { PicturesPort } from '@adamarket/shared/domain/ports.ts'
import type { Report } from '@adamarket/shared/domain/report.ts'
import { randomId } from '@adamarket/shared/state/random-id.ts'
import { createStore } from 'zustand/vanilla'

import { checkFile } from './check-file.ts'
import type { StoredPhotos } from './stored-photos.ts'
import { storePhotos } from './stored-photos.ts'
import type { PhotoTray, RefusalReason } from './photo.ts'
import type { PicturePreparer } from './prepare-picture.ts'
import { createPicturePreparer } from './prepare-picture.ts'
import type { TrayEntry } from './tray-entry.ts'
import { createStoredEntry, releaseAddresses } from './tray-entry.ts'
import { createTrayPersistence } from './tray-persistence.ts'
import type { Tray, TrayAction } from './tray-reducer.ts'
import { createTray, isSettled, reduceTray } from './tray-reducer.ts'
import { untilFinished } from './until-finished.ts'
import { createUploadQueue } from './upload-queue.ts'

type Options = {
  /** The draft's key, under which the device stores its photos. */
  readonly key: string
  /** The user to whose folder the pictures are uploaded. */
  readonly userId: string
  readonly pictures: PicturesPort
  readonly connectivity: Connectivity
  readonly report: Report
  /** The links of a listing that is being edited, the cover first. */
  readonly existing?: readonly string[]
}

/** How long the next page waits for the removal of uploads. A nightly function removes those that are left. */
const removalTimeoutMs = 4_000

type Device = { readonly preparer: PicturePreparer; readonly storage: StoredPhotos }

/** Tests replace the parts that depend on the device. */
export function createPhotoTray(
  { key, userId, pictures, connectivity, report, existing = [] }: Options,
  { preparer, storage }: Device = { preparer: createPicturePreparer(), storage: storePhotos(key) },
): PhotoTray {
  const store = createStore<Tray>()(() =>
    createTray(existing.map(createStoredEntry), !connectivity.isOnline()),
  )
  const dispatch = (action: TrayAction) => store.setState((tray) => reduceTray(tray, action))
  const entries = () => store.getState().entries
  const find = (id: string) => entries().find((entry) => entry.stored.id === id)
  const persistence = createTrayPersistence({
    storage,
    getTray: store.getState,
    onFailed: (cause) => {
      if (!store.getState().isStored) return
      dispatch({ type: 'keepingFailed' })
      report({ what: 'Photos cannot be stored on this device', cause })
    },
  })

  const refuse = (name: string, reason: RefusalReason) =>
    dispatch({ type: 'refused', refusal: { id: randomId(), name, reason } })

  const removeStored = async (link: string) => {
    const removed = await pictures.remove(link)
    if (removed.ok) return
    report({ what: 'An upload could not be removed', cause: removed.error.cause })
    dispatch({ type: 'uploadDropped', link })
  }
  /** Deletes uploads that are no longer needed; those of an existing listing stay until it is written. */
  const removeUploads = async ({ stored: { link, smallLink } }: TrayEntry) => {
    const upload = link ?? smallLink
    if (upload === undefined) return
    if (existing.includes(upload)) dispatch({ type: 'uploadDropped', link: upload })
    else await removeStored(upload)
    await persistence.save()
  }

  const drop = (entry: TrayEntry) => {
    const { id } = entry.stored
    queue.stop(id)
    dispatch({ type: 'removed', id })
    releaseAddresses(entry)
  }

  const queue = createUploadQueue({
    userId,
    pictures,
    preparer,
    report,
    persistence,
    find,
    dispatch,
    onReplaced: (before) => void removeUploads(before),
    onRefused: (entry, reason) => {
      drop(entry)
      refuse(entry.stored.name ?? '', reason)
    },
  })

  let isOver = false
  const stop = () => {
    isOver = true
    stopFollowing()
    queue.close()
  }

  const restore = async () => {
    const found = await persistence.read(existing)
    if (!found) return
    dispatch({ type: 'restored', ...found })
    for (const { name = '' } of found.unreadable) refuse(name, 'unreadable')
    if (isOver) return
    for (const { stored } of found.entries) if (stored.link === undefined) queue.start(stored.id)
  }

  const take = async (file: File) => {
    if (isOver) return
    const checked = await checkFile(file, entries)
    if (!checked.ok) return refuse(file.name, checked.error)
    dispatch({ type: 'added', entry: checked.value })
    queue.start(checked.value.stored.id)
  }

  let arriving: Promise<void> = restore().catch((cause: unknown) => {
    dispatch({ type: 'keepingFailed' })
    report({ what: 'Kept photos could not be read', cause })
  })
  const stopFollowing = connectivity.subscribe(() => {
    const isOffline = !connectivity.isOnline()
    dispatch({ type: 'connectionChanged', isOffline })
    if (isOffline) return
    for (const { id, state } of store.getState().photos) {
      if (state.kind === 'failed' && state.problem === 'unavailable') queue.start(id)
    }
  })

  return {
    store,
    add(files) {
      for (const file of files) {
        arriving = arriving
          .then(() => take(file))
          .catch((cause: unknown) => {
            refuse(file.name, 'unreadable')
            report({ what: 'A photo could not be added', cause })
          })
      }
    },
    move(id, index) {
      dispatch({ type: 'moved', id, index })
      void persistence.save()
    },
    rotate(id) {
      dispatch({ type: 'turned', id })
      queue.start(id)
    },
    remove(id) {
      const entry = find(id)
      if (!entry) return
      drop(entry)
      void persistence.removeBlobs(id)
      void persistence.save()
      void removeUploads(entry)
    },
    retry(id) {
      const state = find(id)?.shown.state.kind
      if (state === 'failed' || state === 'stopped') queue.start(id)
    },
    cancel(id) {
      const entry = find(id)
      if (!entry || isSettled(entry.shown)) return
      queue.stop(id)
      dispatch({ type: 'advanced', id, state: { kind: 'stopped' } })
    },
    dismissRefusals: () => dispatch({ type: 'refusalsDismissed' }),
    finished: () => untilFinished(store, arriving),
    async commit() {
      stop()
      const { dropped } = store.getState()
      dispatch({ type: 'droppedTaken' })
      await withTimeout(Promise.all(dropped.map(removeStored)), removalTimeoutMs, () => undefined)
      await persistence.forget()
    },
    async discard() {
      stop()
      // Also for a draft that is discarded without having been opened.
      await arriving
      const links = entries().map(({ stored: { link, smallLink } }) => link ?? smallLink)
      const uploads = [...store.getState().dropped, ...links].filter(
        (link) => link !== undefined && !existing.includes(link),
      )
      await Promise.all(uploads.map((link) => link && removeStored(link)))
      await persistence.forget()
    },
    dispose() {
      stop()
      for (const entry of entries()) releaseAddresses(entry)
    },
  }
}
