import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { cacheFolder } from '#base/folders.ts'
import { run } from '#base/run.ts'

const placeInSdk = join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar')

/** Running gcloud takes a second: its answer is cached here, as long as the jar exists. */
const keptAnswer = join(cacheFolder, 'cloud-sdk-jar.txt')

let answer: Promise<string | undefined> | undefined

/** The Firestore emulator of the Google Cloud SDK; undefined if that is not installed. */
export function cloudSdkJar(): Promise<string | undefined> {
  answer ??= findInSdk()
  return answer
}

async function findInSdk(): Promise<string | undefined> {
  const kept = await readFile(keptAnswer, 'utf8').catch(() => '')
  if (existsSync(kept)) return kept
  const { code, output } = await run('gcloud', ['info', '--format=value(installation.sdk_root)'])
  const jar = join(output.trim().split('\n').at(-1) ?? '', placeInSdk)
  if (code !== 0 || !existsSync(jar)) return undefined
  await mkdir(dirname(keptAnswer), { recursive: true })
  await writeFile(keptAnswer, jar)
  return jar
}
