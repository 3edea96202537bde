import type { Firestore } from 'firebase-admin/firestore'
import { FieldValue } from 'firebase-admin/firestore'

import type { Check } from '#data-check/check.ts'
import { abandonedAfterMs } from '#functions/pictures/abandoned-uploads.ts'
import { pictureFiles } from '#functions/pictures/picture-files.ts'
import type { Bucket } from '#functions/pictures/unused-pictures.ts'
import { removeUnusedFiles } from '#functions/pictures/unused-pictures.ts'

/** The file behind a link, if the link leads into a user's folder of this bucket. */
function fileOf(link: string, uid: string, bucket: Bucket): string | undefined {
  return link.includes(`/v0/b/${bucket.name}/o/`) ? pictureFiles(link, uid)[0] : undefined
}

/** A missing small size is no problem: pages then show the large one. */
export const linksToMissingPictures: Check = {
  title: 'Links to missing pictures',
  find({ posts, profiles, files }, { bucket }) {
    const isMissing = (uid: string) => (link: string) => {
      const file = fileOf(link, uid, bucket)
      return file !== undefined && !files.has(file)
    }
    return [
      ...[...posts.values()]
        .filter(({ links, userId }) => links.some(isMissing(userId)))
        .map(({ path }) => path),
      ...[...profiles]
        .filter(([uid, { links }]) => links.some(isMissing(uid)))
        .map(([uid]) => `users/${uid}`),
    ]
  },
  fix: {
    means: 'the links are removed, the other pictures stay',
    async apply(found, { firestore, bucket }) {
      for (const path of found) {
        // In sequence: it is not urgent.
        await takeOutMissing(firestore, bucket, path)
      }
    },
  },
}

async function takeOutMissing(firestore: Firestore, bucket: Bucket, path: string): Promise<void> {
  const ref = firestore.doc(path)
  const field = path.startsWith('users/') ? 'picture' : 'imageUrl'
  await firestore.runTransaction(async (transaction) => {
    const document = await transaction.get(ref)
    const value: unknown = document.get(field)
    const uid = String(field === 'picture' ? ref.id : document.get('userId'))
    const entries: readonly unknown[] = Array.isArray(value) ? value : [value]
    const areStored = await Promise.all(entries.map((entry) => exists(entry, uid, bucket)))
    const stored = entries.filter((_, index) => areStored[index])
    if (!document.exists || stored.length === entries.length) return
    transaction.update(ref, { [field]: field === 'picture' ? FieldValue.delete() : stored })
  })
}

async function exists(entry: unknown, uid: string, bucket: Bucket): Promise<boolean> {
  const file = typeof entry === 'string' ? fileOf(entry, uid, bucket) : undefined
  return file === undefined || (await bucket.file(file).exists())[0]
}

const ownerOf = (file: string) => file.split('/')[1] ?? ''

/** Does the same as the function that removes abandoned uploads every night. */
export const picturesWithoutUse: Check = {
  title: 'Pictures older than a day that neither a listing nor a profile uses',
  find({ posts, profiles, files }, { now }) {
    const used = new Set([...posts.values(), ...profiles.values()].flatMap((one) => [...one.files]))
    return [...files]
      .filter(([file, at]) => at < now.getTime() - abandonedAfterMs && !used.has(file))
      .map(([file]) => file)
  },
  fix: {
    means: 'they are deleted, unless they are used by now',
    async apply(found, { firestore, bucket }) {
      for (const uid of new Set(found.map(ownerOf))) {
        const own = found.filter((file) => ownerOf(file) === uid)
        // In sequence: it is not urgent.
        await removeUnusedFiles(firestore, bucket, uid, own)
      }
    },
  },
}
