import { existsSync } from 'node:fs'
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'

import type { StackFolders } from '#base/folders.ts'
import type { Settings } from '#base/settings.ts'
import { projectId } from '#base/settings.ts'

const part = v.object({ path: v.string() })
const metadata = v.object({ firestore: part, auth: part, storage: part })

const seededSchema = v.object({
  accounts: v.array(v.object({ name: v.string(), email: v.string(), password: v.string() })),
  /** The port in the pictures' addresses. */
  storagePort: v.number(),
})

/** What is known about the seeded data of a stack. */
export type Seeded = v.InferOutput<typeof seededSchema>

/** What was seeded, if the data saved with it can be read; undefined when a run has to start over. */
export async function savedSeed(folders: StackFolders): Promise<Seeded | undefined> {
  try {
    const saved = await readJson(metadataFile(folders))
    const parts = Object.values(v.parse(metadata, saved))
    if (!parts.every(({ path }) => existsSync(join(folders.data, path)))) return undefined
    return v.parse(seededSchema, await readJson(seededFile(folders)))
  } catch {
    return undefined
  }
}

/** Deletes the seeded and saved data. */
export async function forgetData(folders: StackFolders): Promise<void> {
  await rm(seededFile(folders), { force: true })
  await rm(folders.mail, { force: true })
  await rm(folders.data, { recursive: true, force: true })
}

/** The time of day at which the data was last saved. */
export async function savedAt(folders: StackFolders): Promise<string> {
  const { mtime } = await stat(metadataFile(folders))
  return mtime.toTimeString().slice(0, 5)
}

/** How long the emulators may take to save their data. */
const saveTimeoutMs = 60_000

/** Makes the running emulators save their data now, so that a crash loses only later changes. */
export async function saveData(folders: StackFolders, { ports }: Settings): Promise<void> {
  const response = await fetch(`http://localhost:${ports.hub}/_admin/export`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path: folders.data, initiatedBy: projectId }),
    signal: AbortSignal.timeout(saveTimeoutMs),
  })
  if (!response.ok) throw new Error(`Saving the data failed: ${await response.text()}`)
}

export async function rememberSeed(folders: StackFolders, seeded: Seeded): Promise<void> {
  await writeFile(seededFile(folders), JSON.stringify(seeded, null, 2))
}

function metadataFile(folders: StackFolders): string {
  return join(folders.data, 'firebase-export-metadata.json')
}

function seededFile(folders: StackFolders): string {
  return join(folders.home, 'seeded.json')
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'))
}
