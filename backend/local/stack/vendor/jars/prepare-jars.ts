import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { CommandError } from '#base/command-error.ts'
import { cacheFolder } from '#base/folders.ts'
import type { Progress } from '#base/progress.ts'

import { cloudSdkJar } from './cloud-sdk-jar.ts'
import type { JavaEmulator } from './official-jars.ts'
import { download, isDownloadable, officialJar } from './official-jars.ts'
import { shortHash } from './short-hash.ts'
import { writeSmallJar } from './small-jar.ts'
import { compileStorageRulesRuntime } from './storage-rules-runtime.ts'
import { isWholeZip } from './zip.ts'

const variables = {
  firestore: 'FIRESTORE_EMULATOR_BINARY_PATH',
  storage: 'STORAGE_EMULATOR_BINARY_PATH',
} as const

const names = {
  firestore: 'Firestore emulator',
  storage: "Storage emulator's rules runtime",
} as const

/**
 * Makes sure that firebase-tools finds the emulators that are Java programs, with or without
 * internet: the one named in the environment, the official one if it is already here, the official
 * one by download, or the one in the Google Cloud SDK.
 * @returns the variables to start firebase-tools with
 * @throws CommandError when one is damaged or not available
 */
export async function prepareJars(progress: Progress): Promise<Record<string, string>> {
  const [firestore, storage] = await Promise.all([
    findJar('firestore', progress, firestoreFromSdk),
    findJar('storage', progress, (jar) => compileStorageRulesRuntime(jar, progress)),
  ])
  return { ...firestore, ...storage }
}

async function findJar(
  emulator: JavaEmulator,
  progress: Progress,
  makeFromSdk: (sdkJar: string) => Promise<string>,
): Promise<Record<string, string>> {
  const variable = variables[emulator]
  const named = process.env[variable]
  if (named) {
    await refuseDamaged(emulator, named, `correct ${variable}`)
    return { [variable]: named }
  }
  const official = officialJar(emulator)
  if (existsSync(official)) {
    await refuseDamaged(emulator, official, 'delete it and start again')
    return {}
  }
  if (await isDownloadable(emulator)) {
    const what = `Downloading the ${names[emulator]}`
    if (await progress.step(what, () => download(emulator))) return {}
  }
  const sdkJar = await cloudSdkJar()
  if (sdkJar === undefined) {
    throw new CommandError(
      `The ${names[emulator]} cannot be downloaded: connect to the internet once, or install the Google Cloud SDK with its component cloud-firestore-emulator.`,
    )
  }
  await refuseDamaged('firestore', sdkJar, 'reinstall that component of the Google Cloud SDK')
  return { [variable]: await makeFromSdk(sdkJar) }
}

/** The SDK's emulator does not name a main class, which `java -jar` needs. */
async function firestoreFromSdk(sdkJar: string): Promise<string> {
  const jar = join(cacheFolder, `firestore-emulator-${shortHash(sdkJar)}.jar`)
  if (!(await isWholeZip(jar))) {
    const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'
    await writeSmallJar(jar, { mainClass, library: sdkJar })
  }
  return jar
}

async function refuseDamaged(emulator: JavaEmulator, jar: string, remedy: string): Promise<void> {
  if (await isWholeZip(jar)) return
  throw new CommandError(`The ${names[emulator]} at ${jar} is missing or damaged: ${remedy}.`)
}
