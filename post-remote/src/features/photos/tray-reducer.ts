import type { StoredBlobs } from './stored-photos.ts'
import type { Photo, PhotoState, Refusal, TrayState } from './photo.ts'
import type { Addresses, TrayEntry } from './tray-entry.ts'

/** The whole state of a tray; pages see the part that is a {@link TrayState}. */
export type Tray = TrayState & {
  /** The photos, the cover first. */
  readonly entries: readonly TrayEntry[]
  /** Links to delete from Storage once the listing is written, which may show them until then. */
  readonly dropped: readonly string[]
}

/** Events of a tray, or of the photo `id` in it. */
export type TrayAction =
  | (Pick<Tray, 'entries' | 'dropped'> & { readonly type: 'restored' })
  | { readonly type: 'added'; readonly entry: TrayEntry }
  | { readonly type: 'moved'; readonly id: string; readonly index: number }
  | { readonly type: 'removed'; readonly id: string }
  | { readonly type: 'turned'; readonly id: string }
  | { readonly type: 'turnFailed'; readonly id: string; readonly link: string }
  | { readonly type: 'advanced'; readonly id: string; readonly state: PhotoState }
  | {
      readonly type: 'prepared'
      readonly id: string
      readonly pictureId: string
      readonly blobs: StoredBlobs
      readonly addresses: Addresses
    }
  | { readonly type: 'smallStored'; readonly id: string; readonly link: string }
  | { readonly type: 'stored'; readonly id: string; readonly link: string }
  | { readonly type: 'uploadDropped'; readonly link: string }
  | { readonly type: 'droppedTaken' }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'refusalsDismissed' }
  | { readonly type: 'connectionChanged'; readonly isOffline: boolean }
  | { readonly type: 'keepingFailed' }

export function createTray(entries: readonly TrayEntry[], isOffline: boolean): Tray {
  const nothing = { dropped: [], photos: [], progress: undefined, refusals: [], isStored: true }
  return showing({ ...nothing, entries, isOffline })
}

/** The tray after an action. Pure: the action contains links, files and addresses. */
export function reduceTray(tray: Tray, action: TrayAction): Tray {
  const next = changed(tray, action)
  return next.entries === tray.entries ? next : showing(next)
}

function changed(tray: Tray, action: TrayAction): Tray {
  const { entries } = tray
  switch (action.type) {
    case 'restored':
      return { ...tray, entries: action.entries, dropped: action.dropped }
    case 'added':
      return { ...tray, entries: [...entries, action.entry] }
    case 'moved': {
      const moved = entries.filter(({ stored: { id } }) => id === action.id)
      const others = entries.filter(({ stored: { id } }) => id !== action.id)
      return { ...tray, entries: others.toSpliced(action.index, 0, ...moved) }
    }
    case 'removed':
      return { ...tray, entries: entries.filter(({ stored: { id } }) => id !== action.id) }
    case 'uploadDropped':
      return { ...tray, dropped: [...tray.dropped, action.link] }
    case 'droppedTaken':
      return { ...tray, dropped: [] }
    case 'refused':
      return { ...tray, refusals: [...tray.refusals, action.refusal] }
    case 'refusalsDismissed':
      return { ...tray, refusals: [] }
    case 'connectionChanged':
      return { ...tray, isOffline: action.isOffline }
    case 'keepingFailed':
      return { ...tray, isStored: false }
    default:
      return {
        ...tray,
        entries: entries.map((entry) =>
          entry.stored.id === action.id ? changedEntry(entry, action) : entry,
        ),
      }
  }
}

type EntryAction = Extract<
  TrayAction,
  { type: 'turned' | 'turnFailed' | 'advanced' | 'prepared' | 'smallStored' | 'stored' }
>

function changedEntry(entry: TrayEntry, action: EntryAction): TrayEntry {
  const { stored, shown } = entry
  switch (action.type) {
    case 'turned':
      return { ...entry, stored: { ...stored, turns: nextTurn[stored.turns] }, isTurned: true }
    case 'turnFailed':
      return {
        ...entry,
        stored: { ...stored, turns: 0 },
        isTurned: false,
        shown: { ...shown, state: { kind: 'stored', link: action.link } },
      }
    case 'advanced':
      return { ...entry, shown: { ...shown, state: action.state } }
    case 'prepared': {
      const { link: _link, smallLink: _smallLink, ...unsent } = stored
      return {
        ...entry,
        // A photo prepared from a file is rotated from there: the file may be gone by then.
        stored: { ...unsent, pictureId: action.pictureId, turns: entry.file ? 0 : stored.turns },
        blobs: action.blobs,
        file: undefined,
        isTurned: false,
        shown: { ...shown, ...action.addresses },
      }
    }
    case 'smallStored':
      return { ...entry, stored: { ...stored, smallLink: action.link } }
    case 'stored':
      return {
        ...entry,
        stored: { ...stored, link: action.link },
        shown: { ...shown, state: { kind: 'stored', link: action.link } },
      }
  }
}

const nextTurn = { 0: 1, 1: 2, 2: 3, 3: 0 } as const

function showing(tray: Tray): Tray {
  const photos = tray.entries.map(({ shown }) => shown)
  return { ...tray, photos, progress: progressOf(photos) }
}

/** Whether nothing more happens to it unless the user asks. */
export function isSettled({ state }: Pick<Photo, 'state'>): boolean {
  return state.kind === 'stored' || state.kind === 'stopped' || state.kind === 'failed'
}

/** The stored fraction of all photos; undefined when none is being uploaded. */
function progressOf(photos: readonly Photo[]): number | undefined {
  if (photos.every(isSettled)) return undefined
  const parts = photos.map(({ state }) => {
    if (state.kind === 'stored') return 1
    return state.kind === 'uploading' ? state.progress : 0
  })
  return parts.reduce((sum, part) => sum + part, 0) / parts.length
}
