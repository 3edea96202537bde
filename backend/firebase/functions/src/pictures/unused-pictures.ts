import type { Firestore } from 'firebase-admin/firestore'
import type { Storage } from 'firebase-admin/storage'

import { inFolder, linksOf, pictureFiles, pictureFolders, tokenOf } from './picture-files.ts'

export type Bucket = ReturnType<Storage['bucket']>

/** The files of a user that their listings or profile use now, by their paths, with the tokens of the links. */
export async function usedFiles(
  firestore: Firestore,
  uid: string,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const listings = ['posts', 'withheldListings'].map((name) =>
    firestore.collection(name).where('userId', '==', uid).select('imageUrl').get(),
  )
  const [profile, ...found] = await Promise.all([
    firestore.collection('users').doc(uid).get(),
    ...listings,
  ])
  const used = new Map<string, Set<string>>()
  for (const document of [profile, ...found.flatMap(({ docs }) => docs)]) {
    for (const link of linksOf(document.data())) {
      for (const file of pictureFiles(link, uid)) {
        const tokens = used.get(file) ?? new Set()
        const token = tokenOf(link)
        used.set(file, token === undefined ? tokens : tokens.add(token))
      }
    }
  }
  return used
}

/**
 * Deletes the files of a user that are no longer used. It acts on the current data and not on what the caller
 * has seen: a picture that was restored, or is in another listing, stays. A picture that is used in the other folder,
 * since its listing is withheld or no longer so, is first copied there.
 *
 * @returns the files that were deleted
 */
export async function removeUnusedFiles(
  firestore: Firestore,
  bucket: Bucket,
  uid: string,
  files: readonly string[],
): Promise<readonly string[]> {
  if (files.length === 0) return []
  const used = await usedFiles(firestore, uid)
  await Promise.all(
    files.flatMap((file) =>
      pictureFolders.map(async (folder) => {
        const other = inFolder(file, folder)
        const tokens = used.get(other)
        if (tokens && other !== file) await copy(bucket, file, other, tokens)
      }),
    ),
  )
  const unused = files.filter((file) => !used.has(file))
  await Promise.all(unused.map((file) => bucket.file(file).delete({ ignoreNotFound: true })))
  return unused
}

/**
 * Copies a file with what was found in it, unless an earlier run has. It opens by each of the tokens if it can be shown:
 * neither its seller nor moderators see another.
 */
async function copy(
  bucket: Bucket,
  from: string,
  to: string,
  tokens: ReadonlySet<string>,
): Promise<void> {
  const [source, target] = [bucket.file(from), bucket.file(to)]
  const metadataOf = (state: unknown) => ({
    ...(typeof state === 'string' && { state }),
    ...(state === 'shown' &&
      tokens.size > 0 && { firebaseStorageDownloadTokens: [...tokens].join(',') }),
  })
  // This reads the metadata as well.
  if ((await target.exists())[0]) {
    await target.setMetadata({ metadata: metadataOf(target.metadata.metadata?.['state']) })
  } else if ((await source.exists())[0]) {
    const [{ contentType, cacheControl, metadata }] = await source.getMetadata()
    const copying = source.copy(target, {
      // So that the library sends it again when a connection breaks.
      preconditionOpts: { ifGenerationMatch: 0 },
      ...(contentType !== undefined && { contentType }),
      ...(cacheControl !== undefined && { cacheControl }),
      metadata: metadataOf(metadata?.['state']),
    })
    // Another run may be doing the same.
    await copying.catch(async (cause: unknown) => {
      if (!(await target.exists())[0]) throw cause
    })
  }
}
