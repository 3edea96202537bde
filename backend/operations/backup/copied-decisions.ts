import type { StoredFields } from '@adamarket/shared/domain/stored-fields.ts'

import type { StoredDocument } from './stored-document.ts'
import { documentsIn, timeOfBackup } from './stored-document.ts'

/** A copy of decisions has some fields only of listings and profiles. */
export function isWhole({ path }: StoredDocument): boolean {
  const [collection, _id, part] = path.split('/')
  return part !== undefined || (collection !== 'posts' && collection !== 'users')
}

/** The documents of a copy of decisions, by their paths. */
export async function decisionsIn(folder: string): Promise<ReadonlyMap<string, StoredFields>> {
  await timeOfBackup(folder)
  const found = new Map<string, StoredFields>()
  for await (const { path, fields } of documentsIn(folder)) found.set(path, fields)
  return found
}

export async function* streamOf(
  documents: ReadonlyMap<string, StoredFields>,
  filter: (document: StoredDocument) => boolean = () => true,
): AsyncGenerator<StoredDocument> {
  for (const [path, fields] of documents) if (filter({ path, fields })) yield { path, fields }
}
