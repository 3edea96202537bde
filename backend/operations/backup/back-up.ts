import { existsSync } from 'node:fs'
import { mkdir, open, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Firestore } from 'firebase-admin/firestore'

import { allDocuments } from '#functions/base/pages-of.ts'
import { CommandError } from '#base/command-error.ts'
import type { ProjectServices } from '#base/with-project.ts'

import { backedUp, decisions, leftOut } from './collections.ts'
import { fileName, parts } from './stored-document.ts'
import { toJson } from './stored-value.ts'

type Services = Pick<ProjectServices, 'firestore' | 'bucket'>
type Progress = (line: string) => void

/**
 * Copies documents and pictures into a new folder, without accounts. Documents that are written meanwhile may
 * be missing.
 *
 * @throws {CommandError} when the folder has a backup already
 */
export async function backUp(
  { firestore, bucket }: Services,
  folder: string,
  onProgress: Progress,
): Promise<void> {
  await begin(folder)
  const known: readonly string[] = [...backedUp, ...leftOut]
  for (const { id } of await firestore.listCollections()) {
    if (!known.includes(id)) onProgress(`Not in the backup: the collection ${id}`)
  }
  // Documents first: the pictures of a listing are there before it is.
  const whole = backedUp.map((name) => ({ name }))
  await writeDocuments(firestore, folder, whole, onProgress)
  await writeFiles(bucket, folder, onProgress)
}

/**
 * Copies what users and moderators have decided into a new folder, without the contents of listings and without
 * pictures: small enough to be copied often. {@link backUp} has the rest.
 *
 * @throws {CommandError} when the folder has a backup already
 */
export async function backUpDecisions(
  { firestore }: Pick<ProjectServices, 'firestore'>,
  folder: string,
  onProgress: Progress,
): Promise<void> {
  await begin(folder)
  await writeDocuments(firestore, folder, decisions, onProgress)
}

async function begin(folder: string): Promise<void> {
  if (existsSync(join(folder, parts.documents))) {
    throw new CommandError(`There is a backup in ${folder} already. Name another folder.`)
  }
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, parts.about), JSON.stringify({ at: new Date().toISOString() }))
}

async function writeDocuments(
  firestore: Firestore,
  folder: string,
  collections: typeof decisions,
  onProgress: Progress,
): Promise<void> {
  const documents = await open(join(folder, parts.documents), 'wx')
  for (const { name, fields } of collections) {
    let count = 0
    const all = firestore.collectionGroup(name)
    for await (const document of allDocuments(fields ? all.select(...fields) : all)) {
      const { path } = document.ref
      await documents.write(`${JSON.stringify({ path, fields: toJson(document.data()) })}\n`)
      count += 1
    }
    onProgress(`${count} documents of ${name}`)
  }
  await documents.close()
}

async function writeFiles(
  bucket: Services['bucket'],
  folder: string,
  onProgress: Progress,
): Promise<void> {
  const [stored] = await bucket.getFiles()
  const files = await open(join(folder, parts.files), 'wx')
  for (const file of stored) {
    // In sequence: a picture is large.
    await file.download({ destination: join(folder, fileName(file.name)) })
    const { contentType, cacheControl, metadata } = file.metadata
    await files.write(
      `${JSON.stringify({ path: file.name, contentType, cacheControl, metadata })}\n`,
    )
  }
  await files.close()
  onProgress(`${stored.length} files`)
}
