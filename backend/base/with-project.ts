import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app'
import type { Auth } from 'firebase-admin/auth'
import { getAuth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { getFirestore } from 'firebase-admin/firestore'
import type { Storage } from 'firebase-admin/storage'
import { getStorage } from 'firebase-admin/storage'

import { CommandError } from './command-error.ts'
import type { Settings } from './settings.ts'
import { projectId } from './settings.ts'

/** A project, and where its emulators are; without them it is a real project. */
export type Project = {
  readonly projectId: string
  readonly storageBucket: string
  readonly ports?: Pick<Settings['ports'], 'auth' | 'firestore' | 'storage'>
}

/** The Firestore database of the registry and the leases: who releases needs no right to the data of users. */
export const releasesDatabase = 'releases'

/** The services of a project, bypassing the rules. */
export type ProjectServices = {
  readonly auth: Auth
  readonly firestore: Firestore
  readonly bucket: ReturnType<Storage['bucket']>
}

/** The project of every local run. */
export function localProject({ ports }: Settings): Project {
  return { projectId, storageBucket: `${projectId}.appspot.com`, ports }
}

/**
 * A token for Google's services, from the credentials on this machine.
 * @throws CommandError without any
 */
export async function cloudToken(): Promise<string> {
  try {
    return (await applicationDefault().getAccessToken()).access_token
  } catch (cause) {
    throw new CommandError(
      'No Google Cloud credentials. Run gcloud auth application-default login, or point GOOGLE_APPLICATION_CREDENTIALS to a key file.',
      { cause },
    )
  }
}

/**
 * Does some work in a project, bypassing the rules. A real project needs credentials on this machine.
 *
 * Side effect: sets the variables that name the emulators in this process, the only way to configure the
 * Admin SDK.
 */
export async function withProject<Value>(
  { projectId: id, storageBucket, ports }: Project,
  work: (services: ProjectServices & { readonly releases: Firestore }) => Promise<Value>,
): Promise<Value> {
  if (ports) {
    // Keeps Google's libraries from looking for a cloud environment.
    process.env['METADATA_SERVER_DETECTION'] = 'none'
    process.env['FIRESTORE_EMULATOR_HOST'] = `localhost:${ports.firestore}`
    process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `localhost:${ports.auth}`
    process.env['FIREBASE_STORAGE_EMULATOR_HOST'] = `localhost:${ports.storage}`
  } else if (process.env['FIRESTORE_EMULATOR_HOST'] === undefined) {
    // Without credentials the libraries would try for a long time, and say little.
    await cloudToken()
  }
  const app = initializeApp({ projectId: id, storageBucket }, `work-${id}`)
  try {
    return await work({
      auth: getAuth(app),
      firestore: getFirestore(app),
      releases: getFirestore(app, releasesDatabase),
      bucket: getStorage(app).bucket(),
    })
  } finally {
    await deleteApp(app)
  }
}
