import { randomUUID } from 'node:crypto'
import { appendFile, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { HistoryEntry, Note } from './history.ts'
import { formatEntry, historyEntry, parseEntry } from './history.ts'
import { formatForVisitors } from './format-for-visitors.ts'
import type { Registry } from './registry.ts'
import { emptyRegistry, formatRegistry, parseRegistry } from './registry.ts'

/** The registry, which can be changed concurrently without losing a change. */
export type RegistryStore = {
  read(): Promise<Registry>
  /**
   * Applies a change to the newest registry, adds it to the history and publishes the result. The change may be
   * applied more than once.
   */
  change(next: (registry: Registry) => Registry, note: Note): Promise<Registry>
  /** The last changes, the newest last. Entries are only ever added. */
  history(count: number): Promise<readonly HistoryEntry[]>
}

/** The number of revisions that are retained, for reference. */
const maxRevisions = 50

const historyFile = 'history.ndjson'

const revisionFile = /^\d{8}\.json$/

/**
 * A registry in files: one for each revision, whose number only one writer can claim (compare and swap),
 * and a copy of the newest on the site.
 *
 * @param folder the folder of the revisions
 * @param published the copy that visitors read
 */
export function createRegistryStore(folder: string, published: string): RegistryStore {
  const revisions = async () => {
    await mkdir(folder, { recursive: true })
    return (await readdir(folder)).filter((name) => revisionFile.test(name)).toSorted()
  }

  const read = async () => {
    const newest = (await revisions()).at(-1)
    return newest === undefined
      ? emptyRegistry
      : parseRegistry(await readFile(join(folder, newest), 'utf8'))
  }

  /** False when another release has claimed the number. */
  const claim = async (registry: Registry) => {
    const draft = join(folder, `.${randomUUID()}`)
    await writeFile(draft, formatRegistry(registry))
    try {
      await link(draft, join(folder, nameOf(registry.revision)))
      return true
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
      throw error
    } finally {
      await rm(draft)
    }
  }

  /** A slow publisher could replace a newer revision by an older one, so it checks again. */
  const publish = async (): Promise<void> => {
    const registry = await read()
    const draft = `${published}.${randomUUID()}`
    await writeFile(draft, formatForVisitors(registry))
    await rename(draft, published)
    if ((await read()).revision !== registry.revision) await publish()
  }

  const forgetOldest = async () => {
    const old = (await revisions()).slice(0, -maxRevisions)
    await Promise.all(old.map((name) => rm(join(folder, name), { force: true })))
  }

  const change: RegistryStore['change'] = async (next, note) => {
    const before = await read()
    const after = next(before)
    if (after !== before) {
      const claimed = { ...after, revision: before.revision + 1 }
      if (!(await claim(claimed))) return await change(next, note)
      const entry = historyEntry(before, claimed, note)
      if (entry) await appendFile(join(folder, historyFile), formatEntry(entry))
      await forgetOldest()
      await publish()
      return claimed
    }
    await publish()
    return before
  }

  const history: RegistryStore['history'] = async (count) => {
    const text = await readFile(join(folder, historyFile), 'utf8').catch(() => '')
    const entries = text.split('\n').filter(Boolean).slice(-count).map(parseEntry)
    // Of two changes at once, the second may have been written first.
    return entries.toSorted((one, other) => one.revision - other.revision)
  }

  return { read, change, history }
}

function nameOf(revision: number): string {
  return `${String(revision).padStart(8, '0')}.json`
}
