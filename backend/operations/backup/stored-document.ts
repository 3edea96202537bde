import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { StoredFields } from '@adamarket/shared/domain/stored-fields.ts'
import type { Firestore } from 'firebase-admin/firestore'
import * as v from 'valibot'

import { allDocuments } from '#functions/base/pages-of.ts'
import { CommandError } from '#base/command-error.ts'

import { fromJson } from './stored-value.ts'

/** The files of a backup. Documents and files are lines of JSON; `about` has the time when it was begun. */
export const parts = {
  about: 'backup.json',
  documents: 'documents.jsonl',
  files: 'files.jsonl',
} as const

/** A document, wherever it is stored. */
export type StoredDocument = { readonly path: string; readonly fields: StoredFields }

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

export type StoredFile = v.InferOutput<typeof fileSchema>

/** The documents of a backup, in its order. */
export function documentsIn(folder: string): AsyncGenerator<StoredDocument> {
  return entries(folder, parts.documents, documentSchema)
}

/** The files of a backup: their paths in Storage, and their metadata. */
export function filesIn(folder: string): AsyncGenerator<StoredFile> {
  return entries(folder, parts.files, fileSchema)
}

/** The documents of collections in a database, at any depth. */
export async function* documentsOf(
  firestore: Firestore,
  names: readonly string[],
): AsyncGenerator<StoredDocument> {
  for (const name of names) {
    for await (const document of allDocuments(firestore.collectionGroup(name))) {
      yield { path: document.ref.path, fields: document.data() }
    }
  }
}

/**
 * When a backup was begun.
 * @throws CommandError for a folder without one
 */
export async function timeOfBackup(folder: string): Promise<Date> {
  const file = join(folder, parts.about)
  if (!existsSync(file))
    throw new CommandError(`There is no backup in ${folder}, or one of an older version.`)
  const { at } = v.parse(v.object({ at: v.string() }), JSON.parse(await readFile(file, 'utf8')))
  return new Date(at)
}

/** Users choose the names of their pictures: none of them becomes a path on this machine. */
export function fileName(path: string): string {
  return createHash('sha256').update(path).digest('hex')
}

async function* entries<Schema extends v.GenericSchema>(
  folder: string,
  name: string,
  schema: Schema,
): AsyncGenerator<v.InferOutput<Schema>> {
  const file = await open(join(folder, name))
  for await (const line of file.readLines()) yield v.parse(schema, JSON.parse(line))
}
