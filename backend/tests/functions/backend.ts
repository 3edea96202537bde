import { randomUUID } from 'node:crypto'

import type { App } from 'firebase-admin/app'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import type { Auth } from 'firebase-admin/auth'
import { getAuth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { getFirestore } from 'firebase-admin/firestore'
import type { Storage } from 'firebase-admin/storage'
import { getStorage } from 'firebase-admin/storage'
import { afterAll, vi } from 'vitest'

import { firestoreProject, hostOf } from '#tests/rules/rules-environment.ts'

/** How long the functions of a busy machine may take. */
export const functionLimitMs = 120_000

/** The project that triggers functions: tests use their own ids in it. */
const watchedProject = 'demo-adamarket'

/** A WebP of 8 by 6 pixels. */
const smallPicture = Buffer.from(
  'UklGRjYAAABXRUJQVlA4ICoAAADwAQCdASoIAAYAAsBMJaACdLoB+AAETAAA/t+AP996A3k//5Ka/xtx2AA=',
  'base64',
)

export type Backend = {
  readonly auth: Auth
  readonly firestore: Firestore
  readonly bucket: ReturnType<Storage['bucket']>
  /** Uploads a file to Storage, a small picture if nothing else is said, and returns its download link. */
  upload(path: string, bytes?: Uint8Array): Promise<string>
  /** The paths in Storage with a prefix. */
  files(prefix: string): Promise<readonly string[]>
  close(): Promise<void>
}

/** The emulators without rules, as functions use them. */
export function openBackend(
  projectId = watchedProject,
  storageBucket = `${projectId}.appspot.com`,
): Backend {
  const app: App = initializeApp({ projectId, storageBucket }, randomUUID())
  const bucket = getStorage(app).bucket()
  return {
    auth: getAuth(app),
    firestore: getFirestore(app),
    bucket,
    async upload(path, bytes = smallPicture) {
      const metadata = { contentType: 'image/webp' }
      await bucket.file(path).save(Buffer.from(bytes), { resumable: false, metadata })
      const host = process.env['FIREBASE_STORAGE_EMULATOR_HOST']
      return `http://${host}/v0/b/${storageBucket}/o/${encodeURIComponent(path)}?alt=media`
    },
    async files(prefix) {
      const [files] = await bucket.getFiles({ prefix })
      return files.map(({ name }) => name).toSorted()
    },
    close: () => deleteApp(app),
  }
}

/** The same with nothing in it, for each test of a file: in a new project, the emulator would compile the rules again. */
export async function openEmptyBackend(
  projectId: string,
  storageBucket?: string,
): Promise<Backend> {
  const backend = openBackend(projectId, storageBucket)
  const accounts = `http://${hostOf('FIREBASE_AUTH_EMULATOR_HOST')}/emulator/v1/projects/${projectId}/accounts`
  await Promise.all([
    firestoreProject(projectId).clear(),
    fetch(accounts, { method: 'DELETE' }),
    backend.bucket.deleteFiles(),
  ])
  return backend
}

/** The same for the tests of a file, after which it is closed. */
export function backendForTests(projectId?: string): Backend {
  const backend = openBackend(projectId)
  afterAll(() => backend.close())
  return backend
}

/** Waits until the functions have had their effect. */
export function eventually(expectation: () => Promise<void>): Promise<void> {
  return vi.waitFor(expectation, { timeout: functionLimitMs, interval: 200 })
}
