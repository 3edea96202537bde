import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { cacheFolder } from '#base/folders.ts'
import { run } from '#base/run.ts'

const placeInSdk = join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar')

/** Running gcloud takes a second: its answer is cached as long as the jar exists. */
const cachedAnswer = join(cacheFolder, 'cloud-sdk-jar.txt')

let answer: Promise<string | undefined> | undefined

/** The Firestore emulator of the Google Cloud SDK; undefined if that is not installed. */
export function cloudSdkJar(): Promise<string | undefined> {
  answer ??= findInSdk()
  return answer
}

async function findInSdk(): Promise<string | undefined> {
  const cached = await readFile(cachedAnswer, 'utf8').catch(() => '')
  if (existsSync(cached)) return cached
  const { code, output } = await run('gcloud', ['info', '--format=value(installation.sdk_root)'])
  const jar = join(output.trim().split('\n').at(-1) ?? '', placeInSdk)
  if (code !== 0 || !existsSync(jar)) return undefined
  await mkdir(dirname(cachedAnswer), { recursive: true })
  await writeFile(cachedAnswer, jar)
  return jar
}
