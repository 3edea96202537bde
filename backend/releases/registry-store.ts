import { randomUUID } from 'node:crypto'
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { formatForVisitors } from '#releases/format-for-visitors.ts'
import type { Registry } from '#releases/registry.ts'
import { emptyRegistry, formatRegistry, parseRegistry } from '#releases/registry.ts'

/** The registry, which can be changed concurrently without losing a change. */
export type RegistryStore = {
  read(): Promise<Registry>
  /** Applies a change to the newest registry and publishes the result. The change may be applied more than once. */
  change(next: (registry: Registry) => Registry): Promise<Registry>
}

/** The number of revisions to keep, for reference. */
const keptRevisions = 50

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
    const old = (await revisions()).slice(0, -keptRevisions)
    await Promise.all(old.map((name) => rm(join(folder, name), { force: true })))
  }

  const change: RegistryStore['change'] = async (next) => {
    const before = await read()
    const after = next(before)
    if (after !== before) {
      const claimed = { ...after, revision: before.revision + 1 }
      if (!(await claim(claimed))) return await change(next)
      await forgetOldest()
      await publish()
      return claimed
    }
    await publish()
    return before
  }

  return { read, change }
}

function nameOf(revision: number): string {
  return `${String(revision).padStart(8, '0')}.json`
}
