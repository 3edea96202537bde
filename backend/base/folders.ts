import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The checkout. */
export const repository = fileURLToPath(new URL('../../', import.meta.url))

export const backendFolder = join(repository, 'backend')

/** What runs in Firebase: rules, indexes, functions. */
export const firebaseFolder = join(backendFolder, 'firebase')

/** The state of all runs; git ignores it. */
export const stateFolder = join(repository, '.adamarket')

/** What any run can reuse: fingerprints of builds, jars. */
export const cacheFolder = join(stateFolder, 'cache')

/** The folders and files of one stack. */
export type StackFolders = {
  readonly home: string
  /** The files of each site. */
  readonly hosting: string
  /** The revisions of the registry of these sites. */
  readonly revisions: string
  /** The builds of the last shells, each in a folder named by its version. */
  readonly shells: string
  /** The data that the emulators saved, after seeding or when they last stopped. */
  readonly data: string
  /** The messages sent by the contact form. */
  readonly mail: string
  readonly logs: string
  readonly emulatorsLog: string
  readonly firebaseConfig: string
  /** The processes of the stack, so that the next start finds those that are left. */
  readonly processes: string
}

/** @param home the folder of the stack */
export function stackFolders(home: string): StackFolders {
  return {
    home,
    hosting: join(home, 'hosting'),
    revisions: join(home, 'registry'),
    shells: join(home, 'shells'),
    data: join(home, 'emulator-data'),
    mail: join(home, 'mail.json'),
    logs: join(home, 'logs'),
    emulatorsLog: join(home, 'logs', 'emulators.log'),
    firebaseConfig: join(home, 'firebase.json'),
    processes: join(home, 'processes.json'),
  }
}
