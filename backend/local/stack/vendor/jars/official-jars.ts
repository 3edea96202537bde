import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'

import { backendFolder } from '#base/folders.ts'
import { run } from '#base/run.ts'

/** The emulators that are Java programs; the others are part of firebase-tools. */
export type JavaEmulator = 'firestore' | 'storage'

const require = createRequire(import.meta.url)
const jar = v.object({ downloadPathRelativeToCacheDir: v.string(), remoteUrl: v.string() })
const jars = v.parse(
  v.object({ firestore: jar, storage: jar }),
  require('firebase-tools/lib/emulator/downloadableEmulatorInfo.json'),
)

/** How long the download's host may take to answer before the machine is considered offline. */
const probeTimeoutMs = 3000

/** Where firebase-tools stores a downloaded emulator. */
export function officialJar(emulator: JavaEmulator): string {
  const folder =
    process.env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache', 'firebase', 'emulators')
  return join(folder, jars[emulator].downloadPathRelativeToCacheDir)
}

/** Whether the emulator can be downloaded from here. Behind a proxy only the download itself can tell. */
export async function isDownloadable(emulator: JavaEmulator): Promise<boolean> {
  if (process.env['HTTPS_PROXY'] ?? process.env['https_proxy']) return true
  try {
    const signal = AbortSignal.timeout(probeTimeoutMs)
    const response = await fetch(jars[emulator].remoteUrl, { method: 'HEAD', signal })
    return response.ok
  } catch {
    return false
  }
}

/** Makes firebase-tools download an emulator and verify its checksum; resolves to whether it is there. */
export async function download(emulator: JavaEmulator): Promise<boolean> {
  const tool = require.resolve('firebase-tools/lib/bin/firebase.js')
  await run(process.execPath, [tool, `setup:emulators:${emulator}`], { cwd: backendFolder })
  return existsSync(officialJar(emulator))
}
