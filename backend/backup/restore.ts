import { open } from 'node:fs/promises'
import { join } from 'node:path'

import * as v from 'valibot'

import { fileName, parts } from '#backup/back-up.ts'
import { fromJson } from '#backup/stored-value.ts'
import { writeSitemaps } from '#functions/write-sitemaps.ts'
import type { ProjectServices } from '#platform/with-project.ts'
import { rebuildCheckpoint, rebuildSearchIndex } from '#search-index/rebuild.ts'

const documentSchema = v.object({
  path: v.string(),
  fields: v.pipe(v.unknown(), v.transform(fromJson), v.record(v.string(), v.unknown())),
})
const fileSchema = v.object({
  path: v.string(),
  contentType: v.exactOptional(v.string()),
  cacheControl: v.exactOptional(v.string()),
  metadata: v.exactOptional(v.record(v.string(), v.string())),
})

/**
 * Writes the documents and pictures of a backup, replacing existing ones, then derives the search index and
 * the sitemap from them. Everything else stays. The functions must not run meanwhile: they would treat the
 * listings as new ones.
 */
export async function restore(
  { firestore, bucket }: Pick<ProjectServices, 'firestore' | 'bucket'>,
  folder: string,
  onProgress: (line: string) => void,
  signal?: AbortSignal,
): Promise<void> {
  let files = 0
  for await (const { path, ...metadata } of entries(folder, parts.files, fileSchema)) {
    signal?.throwIfAborted()
    // With its token, or the links of the listings would not open it.
    await bucket.upload(join(folder, fileName(path)), { destination: path, metadata })
    files += 1
  }
  onProgress(`${files} files`)

  const writer = firestore.bulkWriter()
  const failures: unknown[] = []
  let documents = 0
  for await (const { path, fields } of entries(folder, parts.documents, documentSchema)) {
    signal?.throwIfAborted()
    writer.set(firestore.doc(path), fields).catch((cause: unknown) => failures.push(cause))
    documents += 1
  }
  await writer.close()
  if (failures.length > 0) throw new AggregateError(failures, 'Some documents were not written')
  onProgress(`${documents} documents`)

  await rebuildCheckpoint(firestore).delete()
  await rebuildSearchIndex(firestore, onProgress, signal)
  await writeSitemaps(firestore)
}

async function* entries<Schema extends v.GenericSchema>(
  folder: string,
  name: string,
  schema: Schema,
): AsyncGenerator<v.InferOutput<Schema>> {
  const file = await open(join(folder, name))
  for await (const line of file.readLines()) yield v.parse(schema, JSON.parse(line))
}
