import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The checkout. */
export const repository = fileURLToPath(new URL('../../', import.meta.url))

export const backendFolder = join(repository, 'backend')

/** All that a run keeps; git ignores it. */
export const stateFolder = join(repository, '.adamarket')

/** What any run can use again: fingerprints of builds, jars. */
export const cacheFolder = join(stateFolder, 'cache')

/** The folders and files of one stack. */
export type StackFolders = {
  readonly home: string
  /** The files of each site. */
  readonly hosting: string
  /** The revisions of the registry that says what is live on the sites. */
  readonly revisions: string
  /** What the emulators saved, after they were seeded or when they last stopped. */
  readonly data: string
  /** The messages that the contact form sent. */
  readonly mail: string
  readonly logs: string
  readonly emulatorsLog: string
  readonly firebaseConfig: string
  /** The processes of the stack, for the next start to find those that outlived it. */
  readonly processes: string
}

/** @param home where the stack keeps everything */
export function stackFolders(home: string): StackFolders {
  return {
    home,
    hosting: join(home, 'hosting'),
    revisions: join(home, 'registry'),
    data: join(home, 'emulator-data'),
    mail: join(home, 'mail.json'),
    logs: join(home, 'logs'),
    emulatorsLog: join(home, 'logs', 'emulators.log'),
    firebaseConfig: join(home, 'firebase.json'),
    processes: join(home, 'processes.json'),
  }
}
