import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { CollectionReference, DocumentData, Firestore } from 'firebase-admin/firestore'

import { documentsIn, fileName, filesIn } from '#backup/stored-document.ts'
import type { Backend } from '#tests/functions/backend.ts'
import { openEmptyBackend } from '#tests/functions/backend.ts'

/** A market of its own, and a folder for its backups. */
export type Market = Backend & { readonly folder: string }

/** In a separate project, which triggers no functions. */
export async function openMarket(projectId: string, storageBucket?: string): Promise<Market> {
  const backend = await openEmptyBackend(projectId, storageBucket)
  const folder = await mkdtemp(join(tmpdir(), 'backup-'))
  return {
    ...backend,
    folder,
    async close() {
      await rm(folder, { recursive: true })
      await backend.close()
    },
  }
}

/** All documents there are, by their paths; without when the listings of a place were counted, which is not restored. */
export async function everything(
  firestore: Firestore,
): Promise<Readonly<Record<string, DocumentData>>> {
  const found: Record<string, DocumentData> = {}
  const collect = async (collections: readonly CollectionReference[]): Promise<void> => {
    for (const collection of collections) {
      for (const document of await collection.listDocuments()) {
        const fields = (await document.get()).data()
        if (fields) {
          const { countedAt: _countedAt, ...others } = fields
          found[document.path] = others
        }
        await collect(await document.listCollections())
      }
    }
  }
  await collect(await firestore.listCollections())
  return found
}

export async function loseEverything({ firestore, bucket }: Backend): Promise<void> {
  for (const collection of await firestore.listCollections()) {
    await firestore.recursiveDelete(collection)
  }
  await bucket.deleteFiles()
}

/** As `gcloud firestore import` and `gcloud storage rsync` do. */
export async function importAll(market: Backend, folder: string): Promise<void> {
  for await (const { path, fields } of documentsIn(folder)) {
    await market.firestore.doc(path).set(fields)
  }
  for await (const { path } of filesIn(folder)) {
    await market.bucket.upload(join(folder, fileName(path)), { destination: path })
  }
}
