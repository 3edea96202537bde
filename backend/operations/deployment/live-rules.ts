import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'

import { firebaseFolder } from '#base/folders.ts'
import type { ProductionSettings } from '#base/production-settings.ts'
import { run } from '#base/run.ts'

import type { GoogleApi } from './google-api.ts'

const releaseSchema = v.object({ rulesetName: v.string() })
const rulesetSchema = v.object({
  source: v.object({ files: v.array(v.object({ content: v.string() })) }),
})

/** Rules that are live and differ from ours. */
export type OtherRules = {
  readonly file: string
  /** Where the live ones were saved. */
  readonly backup: string
  /** What ours would change, as `git diff` prints it. */
  readonly diff: string
}

/** The live rules by the names of our files; a service without any is left out. */
export async function readLiveRules(
  api: GoogleApi,
  { projectId, storageBucket }: Pick<ProductionSettings, 'projectId' | 'storageBucket'>,
): Promise<ReadonlyMap<string, string>> {
  const service = 'https://firebaserules.googleapis.com/v1'
  const releases = {
    // The second name is what firebase-tools 14 released the rules of the first database as.
    'firestore.rules': ['cloud.firestore', 'cloud.firestore/(default)'],
    'storage.rules': [`firebase.storage/${storageBucket}`],
  }
  const live = new Map<string, string>()
  for (const [file, names] of Object.entries(releases)) {
    for (const name of names) {
      const address = `${service}/projects/${projectId}/releases/${name}`
      const release = await api.read(releaseSchema, address)
      if (!release || live.has(file)) continue
      const ruleset = await api.read(rulesetSchema, `${service}/${release.rulesetName}`)
      if (ruleset) live.set(file, ruleset.source.files.map(({ content }) => content).join('\n'))
    }
  }
  return live
}

/**
 * Saves the live rules that differ from ours.
 *
 * @param backups the folder for the copies
 */
export async function saveOtherRules(
  live: ReadonlyMap<string, string>,
  backups: string,
): Promise<readonly OtherRules[]> {
  const others: OtherRules[] = []
  for (const [file, content] of live) {
    const ours = join(firebaseFolder, file)
    if ((await readFile(ours, 'utf8')) === content) continue
    const backup = join(backups, file)
    await mkdir(backups, { recursive: true })
    await writeFile(backup, content)
    const { output } = await run('git', ['diff', '--no-index', '--no-color', backup, ours])
    others.push({ file, backup, diff: output })
  }
  return others
}
