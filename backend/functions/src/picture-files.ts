import { storedPicture } from '@adamarket/shared/domain/stored-picture.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * The files in Storage behind a link of a listing or a profile: one, or two if the site stored it. Files
 * outside the folder of `uid` are not theirs, whatever the link says.
 *
 * @returns paths as `images/{uid}/{filename}`
 */
export function pictureFiles(link: string, uid: string): readonly string[] {
  return [link, storedPicture(link)?.small.link ?? []].flat().flatMap((each) => {
    const path = pathOf(each)
    const [images, owner, filename, ...deeper] = path?.split('/') ?? []
    const isOwn = images === 'images' && owner === uid && filename !== '' && deeper.length === 0
    return path !== undefined && filename !== undefined && isOwn ? [path] : []
  })
}

/** All files behind the links of a document of `posts` or `users`, in any of its forms. */
export function filesOf(fields: Fields | undefined, uid: string): ReadonlySet<string> {
  const links = [fields?.['imageUrl'], fields?.['picture']].flat()
  return new Set(links.flatMap((link) => (typeof link === 'string' ? pictureFiles(link, uid) : [])))
}

/** The files that a document had before a change but not after it. */
export function droppedFiles(
  before: Fields | undefined,
  after: Fields | undefined,
  uid: string,
): readonly string[] {
  const kept = filesOf(after, uid)
  return [...filesOf(before, uid)].filter((file) => !kept.has(file))
}

/** The path in a download link, `…/v0/b/{bucket}/o/{path}?…`. */
function pathOf(link: string): string | undefined {
  const encoded = /^https?:\/\/[^/?#]+\/v0\/b\/[^/?#]+\/o\/([^/?#]+)/.exec(link)?.[1]
  try {
    return encoded === undefined ? undefined : decodeURIComponent(encoded)
  } catch {
    return undefined
  }
}
