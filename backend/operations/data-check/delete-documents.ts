import type { CheckContext } from './check.ts'

/** Deletes the documents with these paths. */
export async function deleteDocuments(
  paths: readonly string[],
  { firestore }: CheckContext,
): Promise<void> {
  const writer = firestore.bulkWriter()
  for (const path of paths) void writer.delete(firestore.doc(path))
  await writer.close()
}
