import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'

import { backedUp, leftOut } from '#backup/collections.ts'
import { toJson } from '#backup/stored-value.ts'
import { allDocuments } from '#platform/all-documents.ts'
import { CannotStart } from '#platform/cannot-start.ts'
import type { ProjectServices } from '#platform/with-project.ts'

/** The files of a backup. Documents and files are lines of JSON. */
export const parts = { documents: 'documents.jsonl', files: 'files.jsonl' } as const

/**
 * Copies documents and pictures into a new folder, without accounts. Documents that are written meanwhile may
 * be missing.
 *
 * @throws {CannotStart} when the folder has a backup already
 */
export async function backUp(
  { firestore, bucket }: Pick<ProjectServices, 'firestore' | 'bucket'>,
  folder: string,
  onProgress: (line: string) => void,
): Promise<void> {
  if (existsSync(join(folder, parts.documents))) {
    throw new CannotStart(`There is a backup in ${folder} already. Name another folder.`)
  }
  await mkdir(folder, { recursive: true })
  const known: readonly string[] = [...backedUp, ...leftOut]
  for (const { id } of await firestore.listCollections()) {
    if (!known.includes(id)) onProgress(`Not in the backup: the collection ${id}`)
  }

  // Documents first: the pictures of a listing are there before it is.
  const documents = await open(join(folder, parts.documents), 'wx')
  for (const name of backedUp) {
    let count = 0
    for await (const document of allDocuments(firestore.collectionGroup(name))) {
      const { path } = document.ref
      await documents.write(`${JSON.stringify({ path, fields: toJson(document.data()) })}\n`)
      count += 1
    }
    onProgress(`${count} documents of ${name}`)
  }
  await documents.close()

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

/** Users choose the names of their pictures: none of them becomes a path on this machine. */
export function fileName(path: string): string {
  return createHash('sha256').update(path).digest('hex')
}
