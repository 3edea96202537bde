import type { Connectivity } from '@adamarket/shared/domain/connectivity.ts'
import { listingLimits } from '@adamarket/shared/domain/listing-limits.ts'
import type { PicturesPort } from '@adamarket/shared/domain/ports.ts'
import type { Report } from '@adamarket/shared/domain/report.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'
import { createStore } from 'zustand/vanilla'

import { checkFile, hashOf } from '#parts/photos/check-file.ts'
import type { KeptPhotos } from '#parts/photos/kept-photos.ts'
import { keepPhotos } from '#parts/photos/kept-photos.ts'
import type { PhotoState, PhotoTray, RefusalReason, TrayState } from '#parts/photos/photo.ts'
import type { PicturePreparer } from '#parts/photos/prepare-picture.ts'
import { createPicturePreparer } from '#parts/photos/prepare-picture.ts'
import { takeTurns } from '#parts/photos/take-turns.ts'
import type { TrayEntry } from '#parts/photos/tray-entry.ts'
import {
  createEntry,
  isSettled,
  progressOf,
  release,
  setState,
  showBlobs,
} from '#parts/photos/tray-entry.ts'
import { uploadPhoto } from '#parts/photos/upload-photo.ts'

type Options = {
  /** The draft's key: what is kept on the device under it is there again. */
  readonly key: string
  /** Whose folder the pictures go to. */
  readonly userId: string
  readonly pictures: PicturesPort
  readonly connectivity: Connectivity
  readonly report: Report
  /** The links of an ad that is being edited, the cover first. */
  readonly existing?: readonly string[]
}

type Device = { readonly preparer: PicturePreparer; readonly kept: KeptPhotos }

/** How many photos are sent at once. */
const uploadsAtOnce = 3

/** What of all this belongs to the device is handed in by tests. */
export function createPhotoTray(
  { key, userId, pictures, connectivity, report, existing = [] }: Options,
  { preparer, kept }: Device = { preparer: createPicturePreparer(), kept: keepPhotos(key) },
): PhotoTray {
  const inTurn = takeTurns(uploadsAtOnce)
  let entries: TrayEntry[] = existing.map(entryOfLink)
  /** Links to remove once the ad is written: it may show them until then. */
  let dropped: string[] = []
  let isOver = false
  const store = createStore<TrayState>()(() => ({
    photos: entries.map(({ shown }) => shown),
    progress: undefined,
    refusals: [],
    isOffline: !connectivity.isOnline(),
    isKept: true,
  }))

  const publish = () => {
    const photos = entries.map(({ shown }) => shown)
    store.setState({ photos, progress: progressOf(photos) })
  }
  const show = (entry: TrayEntry, state: PhotoState) => {
    setState(entry, state)
    publish()
  }
  const refuse = (name: string, reason: RefusalReason) => {
    const refusal = { id: crypto.randomUUID(), name, reason }
    store.setState(({ refusals }) => ({ refusals: [...refusals, refusal] }))
  }

  /** Writes to the device, one after the other; where that fails, the photos last as long as the page. */
  let writing: Promise<void> = Promise.resolve()
  const write = (what: () => Promise<void>): Promise<void> => {
    writing = writing.then(what).catch((cause: unknown) => {
      if (!store.getState().isKept) return
      store.setState({ isKept: false })
      report({ what: 'Photos cannot be kept on this device', cause })
    })
    return writing
  }
  const keep = () =>
    write(() => {
      const ready = entries.filter(({ blobs, kept: { link } }) => blobs ?? link)
      return kept.write({ photos: ready.map((entry) => entry.kept), dropped })
    })

  const removeStored = async (link: string) => {
    const removed = await pictures.remove(link)
    if (removed.ok) return
    report({ what: 'An upload could not be removed', cause: removed.error.cause })
    dropped.push(link)
  }
  /** Its uploads are of no use any more; those of an ad that exists stay until it is written. */
  const retire = async ({ kept: { link, smallLink } }: TrayEntry) => {
    const upload = link ?? smallLink
    if (upload === undefined) return
    if (existing.includes(upload)) dropped.push(upload)
    else await removeStored(upload)
    await keep()
  }

  const drop = (entry: TrayEntry) => {
    entry.run?.abort()
    entries = entries.filter((one) => one !== entry)
    release(entry)
    publish()
  }

  /** Brings a photo as far as it gets: prepared, sent, stored. Ends what was done for it before. */
  const work = async (entry: TrayEntry) => {
    entry.run?.abort()
    const run = new AbortController()
    entry.run = run
    if (!entry.blobs || entry.file || entry.isTurned) {
      show(entry, { kind: 'preparing' })
      if (!(await prepare(entry, run.signal))) return
    }
    show(entry, { kind: 'waiting' })
    await inTurn(async () => {
      if (!run.signal.aborted) await send(entry, run.signal)
    })
  }

  /** A picture of an ad that exists has to come back before it can be turned. */
  const fetchStored = async ({ shown: { large } }: TrayEntry): Promise<Blob | undefined> => {
    const found = large === undefined ? undefined : await pictures.read(large)
    return found?.ok ? new Blob([found.value]) : undefined
  }

  /** A file that cannot be read leaves the tray; a stored picture stays as it was, unturned. */
  const giveUp = (entry: TrayEntry) => {
    const { link, name = '' } = entry.kept
    if (link === undefined) {
      drop(entry)
      refuse(name, entry.isHeic ? 'heic' : 'broken')
    } else {
      entry.kept = { ...entry.kept, turns: 0 }
      entry.isTurned = false
      show(entry, { kind: 'stored', link })
    }
  }

  const prepare = async (entry: TrayEntry, signal: AbortSignal): Promise<boolean> => {
    const source = entry.file ?? entry.blobs?.source ?? (await fetchStored(entry))
    if (signal.aborted) return false
    if (!source) {
      show(entry, { kind: 'failed', problem: 'unavailable' })
      return false
    }
    const rendered = await preparer.prepare(source, entry.kept.turns)
    if (signal.aborted) return false
    if (!rendered.ok) {
      giveUp(entry)
      return false
    }
    void retire(entry)
    const { link: _link, smallLink: _smallLink, ...photo } = entry.kept
    // Another picture needs another name: the one that is stored is never overwritten.
    const pictureId = entry.isTurned ? crypto.randomUUID() : photo.pictureId
    // What was made of a file is turned from there: the file may be gone by then.
    entry.kept = { ...photo, pictureId, turns: entry.file ? 0 : photo.turns }
    showBlobs(entry, { ...rendered.value, source: entry.file ? rendered.value.large : source })
    entry.file = undefined
    entry.isTurned = false
    const { blobs } = entry
    // First kept, then sent: a page that goes away in the middle of sending must not take it along.
    if (blobs) void write(() => kept.writeBlobs(entry.kept.id, blobs))
    await keep()
    return !signal.aborted
  }

  const send = async (entry: TrayEntry, signal: AbortSignal) => {
    if (!entry.blobs) return
    show(entry, { kind: 'uploading', progress: 0 })
    const sent = await uploadPhoto({
      pictures,
      userId,
      pictureId: entry.kept.pictureId,
      blobs: entry.blobs,
      smallLink: entry.kept.smallLink,
      signal,
      onProgress: (progress) => {
        if (!signal.aborted) show(entry, { kind: 'uploading', progress })
      },
      onSmallSent: (smallLink) => {
        if (signal.aborted) return
        entry.kept = { ...entry.kept, smallLink }
        void keep()
      },
    })
    if (signal.aborted) return
    if (sent.ok) {
      entry.kept = { ...entry.kept, link: sent.value }
      show(entry, { kind: 'stored', link: sent.value })
      void keep()
    } else if (sent.error.kind !== 'aborted') {
      const { kind, cause } = sent.error
      if (kind !== 'unavailable') report({ what: 'A photo could not be sent', cause })
      show(entry, { kind: 'failed', problem: kind })
    }
  }

  const restore = async () => {
    const found = await kept.read()
    if (!found) return
    dropped = found.dropped
    const restored = await Promise.all(
      found.photos.map(async (photo) => {
        const blobs = await kept.readBlobs(photo.id)
        return blobs ? createEntry(photo, { blobs }) : photo.link && createEntry(photo, {})
      }),
    )
    const usable = restored.filter((entry) => entry !== undefined && entry !== '')
    const known = new Set([...dropped, ...usable.map((entry) => entry.kept.link)])
    entries = [...usable, ...existing.filter((link) => !known.has(link)).map(entryOfLink)]
    publish()
    if (isOver) return
    for (const entry of usable) if (entry.kept.link === undefined) void work(entry)
  }

  const take = async (file: File) => {
    if (isOver) return
    if (entries.length >= listingLimits.imageCount) return refuse(file.name, 'too-many')
    const kind = await checkFile(file)
    if (!kind.ok) return refuse(file.name, kind.error)
    const hash = await hashOf(file)
    if (hash !== undefined && entries.some((entry) => entry.kept.hash === hash)) {
      return refuse(file.name, 'duplicate')
    }
    const id = crypto.randomUUID()
    const photo = { id, pictureId: id, name: file.name, turns: 0, ...(hash && { hash }) } as const
    const entry = createEntry(photo, { file, isHeic: kind.value === 'heic' })
    entries = [...entries, entry]
    void work(entry)
  }

  let arriving: Promise<void> = restore().catch((cause: unknown) => {
    store.setState({ isKept: false })
    report({ what: 'Kept photos could not be read', cause })
  })
  const followConnection = () => {
    const isOffline = !connectivity.isOnline()
    store.setState({ isOffline })
    if (isOffline) return
    for (const entry of entries) {
      if (entry.state.kind === 'failed' && entry.state.problem === 'unavailable') void work(entry)
    }
  }
  const stopFollowing = connectivity.subscribe(followConnection)
  const find = (id: string) => entries.find(({ kept: { id: own } }) => own === id)

  const stop = () => {
    isOver = true
    stopFollowing()
    for (const entry of entries) entry.run?.abort()
    preparer.close()
  }

  return {
    store,
    add(files) {
      for (const file of files) arriving = arriving.then(() => take(file))
    },
    move(id, index) {
      const entry = find(id)
      if (!entry) return
      const others = entries.filter((one) => one !== entry)
      entries = others.toSpliced(index, 0, entry)
      publish()
      void keep()
    },
    rotate(id) {
      const entry = find(id)
      if (!entry) return
      entry.kept = { ...entry.kept, turns: next(entry.kept.turns) }
      entry.isTurned = true
      void work(entry)
    },
    remove(id) {
      const entry = find(id)
      if (!entry) return
      drop(entry)
      void write(() => kept.removeBlobs(id))
      void keep()
      void retire(entry)
    },
    retry(id) {
      const entry = find(id)
      if (entry && (entry.state.kind === 'failed' || entry.state.kind === 'stopped')) {
        void work(entry)
      }
    },
    cancel(id) {
      const entry = find(id)
      if (!entry || isSettled(entry.shown)) return
      entry.run?.abort()
      show(entry, { kind: 'stopped' })
    },
    dismissRefusals: () => store.setState({ refusals: [] }),
    async finished() {
      await arriving
      return new Promise((resolve) => {
        const unsubscribe = store.subscribe((state) => settle(state))
        const settle = (state: TrayState) => {
          const outcome = outcomeOf(state)
          if (!outcome) return
          unsubscribe()
          resolve(outcome)
        }
        settle(store.getState())
      })
    },
    async commit() {
      stop()
      await Promise.all(dropped.splice(0).map(removeStored))
      await write(kept.forget)
    },
    async discard() {
      stop()
      // Also of a draft that is thrown away without having been opened.
      await arriving
      const links = entries.map(({ kept: { link, smallLink } }) => link ?? smallLink)
      const uploads = [...dropped, ...links].filter(
        (link) => link !== undefined && !existing.includes(link),
      )
      await Promise.all(uploads.map((link) => link && removeStored(link)))
      await write(kept.forget)
    },
    dispose() {
      stop()
      for (const entry of entries) release(entry)
    },
  }
}

function entryOfLink(link: string): TrayEntry {
  const id = crypto.randomUUID()
  return createEntry({ id, pictureId: id, turns: 0, link }, {})
}

function next(turns: 0 | 1 | 2 | 3): 0 | 1 | 2 | 3 {
  const after = { 0: 1, 1: 2, 2: 3, 3: 0 } as const
  return after[turns]
}

function outcomeOf({
  photos,
  isOffline,
}: TrayState): Result<readonly string[], 'failed' | 'empty'> | undefined {
  if (photos.length === 0) return err('empty')
  const links = photos.flatMap(({ state }) => (state.kind === 'stored' ? [state.link] : []))
  if (links.length === photos.length) return ok(links)
  const isStuck = photos.some(({ state }) => state.kind === 'failed' || state.kind === 'stopped')
  return isStuck || isOffline ? err('failed') : undefined
}
