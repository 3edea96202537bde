import * as v from 'valibot'

import type { RegisteredRemote, Registry } from './registry.ts'
import { liveShell } from './registry-shells.ts'

const noteEntries = {
  /** The command: `release`, `rollback`. */
  action: v.string(),
  /** Who did it. */
  by: v.string(),
  why: v.exactOptional(v.string()),
}

const noteSchema = v.object(noteEntries)

/** The caller's note about a change. */
export type Note = v.InferOutput<typeof noteSchema>

const schema = v.object({
  ...noteEntries,
  revision: v.number(),
  /** ISO 8601. */
  at: v.string(),
  /** The effect for visitors, a line for each part: `browse 0.1.0-1a2b3c4d is live`. */
  changes: v.pipe(v.array(v.string()), v.readonly()),
})

/** One change of the registry, which is never changed or removed. */
export type HistoryEntry = v.InferOutput<typeof schema>

/** The entry about a change; undefined when it changed nothing about releases, but moved them to another origin. */
export function historyEntry(
  before: Registry,
  after: Registry,
  note: Note,
): HistoryEntry | undefined {
  const changes = changesBetween(before, after)
  if (changes.length === 0) return undefined
  return { ...note, revision: after.revision, at: new Date().toISOString(), changes }
}

/** One line of text. */
export function formatEntry(entry: HistoryEntry): string {
  return `${JSON.stringify(entry)}\n`
}

export function parseEntry(text: string): HistoryEntry {
  return v.parse(schema, JSON.parse(text))
}

/** What differs between two revisions of the registry. */
export function changesBetween(before: Registry, after: Registry): readonly string[] {
  const [earlier, shell] = [liveShell(before), liveShell(after)]
  return [
    ...(shell && shell.version !== earlier?.version ? [`shell ${shell.version} is live`] : []),
    ...Object.entries(after.remotes).flatMap(([name, remote]) =>
      changesOf(before.remotes[name], remote).map((change) => `${name} ${change}`),
    ),
  ]
}

function changesOf(before: RegisteredRemote | undefined, after: RegisteredRemote): string[] {
  const { canary } = after
  const isNew = (version: string) => !Object.hasOwn(before?.releases ?? {}, version)
  const previews = Object.keys(after.releases).filter(
    (version) => isNew(version) && version !== after.current,
  )
  const withdrawn = (after.withdrawn ?? []).filter(
    (version) => !before?.withdrawn?.includes(version),
  )
  const ended = before?.canary && !canary ? before.canary.version : undefined
  return [
    ...previews.map((version) => `${version} is registered`),
    ...(after.current === before?.current ? [] : [`${after.current} is live`]),
    ...(canary && !isSame(canary, before?.canary)
      ? [`${canary.version} goes to ${canary.percent} % of visitors`]
      : []),
    ...(ended !== undefined && ended !== after.current ? [`${ended} is no canary any more`] : []),
    ...withdrawn.map((version) => `${version} is withdrawn`),
  ]
}

function isSame(one: RegisteredRemote['canary'], other: RegisteredRemote['canary']): boolean {
  return one?.version === other?.version && one?.percent === other?.percent
}
