import { join } from 'node:path'

import { inFolder, pictureFolders } from '#functions/pictures/picture-files.ts'
import { removeUnusedFiles, usedFiles } from '#functions/pictures/unused-pictures.ts'
import type { ProjectServices } from '#base/with-project.ts'

import type { StoredFile } from './stored-document.ts'
import { fileName, filesIn } from './stored-document.ts'

type Services = Pick<ProjectServices, 'firestore' | 'bucket'>

/**
 * Uploads the pictures of a backup that a listing or a profile uses now, each to the folder in which it is used: those
 * of deleted listings and accounts stay away, and those of withheld listings out of reach.
 *
 * @returns how many files were uploaded
 */
export async function restorePictures(
  { firestore, bucket }: Services,
  folder: string,
  signal?: AbortSignal,
): Promise<number> {
  const files: StoredFile[] = []
  for await (const file of filesIn(folder)) files.push(file)
  let uploaded = 0
  const upload = async ({ path, ...metadata }: StoredFile, destination: string) => {
    signal?.throwIfAborted()
    // With its token, or the links of the listings would not open it.
    await bucket.upload(join(folder, fileName(path)), { destination, metadata })
    uploaded += 1
  }
  for (const [uid, own] of Map.groupBy(files, ({ path }) => ownerOf(path) ?? '')) {
    // In sequence: a picture is large.
    const used = uid === '' ? undefined : await usedFiles(firestore, uid)
    for (const file of own) {
      // What is no picture of a user is not looked for in listings.
      if (!used) await upload(file, file.path)
      for (const name of used ? pictureFolders : []) {
        const destination = inFolder(file.path, name)
        const tokens = used?.get(destination)
        if (!tokens) continue
        if (destination === file.path) await upload(file, destination)
        else if (!(await bucket.file(destination).exists())[0]) {
          await upload(withTokens(file, tokens), destination)
        }
      }
    }
  }
  return uploaded
}

function withTokens(file: StoredFile, tokens: ReadonlySet<string>): StoredFile {
  const firebaseStorageDownloadTokens = [...tokens].join(',')
  return { ...file, metadata: { ...file.metadata, firebaseStorageDownloadTokens } }
}

/**
 * Deletes pictures that came into the bucket since a time and that neither a listing nor a profile uses, and moves those
 * that are used in the other folder.
 *
 * @returns how many files were deleted
 */
export async function removeUnusedSince(
  { firestore, bucket }: Services,
  since: Date,
): Promise<number> {
  let removed = 0
  for (const folder of pictureFolders) {
    const [files] = await bucket.getFiles({ prefix: `${folder}/` })
    const names = files
      .filter(({ metadata }) => Date.parse(metadata.timeCreated ?? '') >= since.getTime())
      .map(({ name }) => name)
    for (const [uid, own] of Map.groupBy(names, (name) => ownerOf(name) ?? '')) {
      // In sequence: it is not urgent.
      removed += (await removeUnusedFiles(firestore, bucket, uid, own)).length
    }
  }
  return removed
}

/** The user in whose folder a file is. */
function ownerOf(path: string): string | undefined {
  const [folder, uid] = path.split('/')
  return pictureFolders.some((name) => name === folder) ? uid : undefined
}
