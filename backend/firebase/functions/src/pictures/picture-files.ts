import { randomUUID } from 'node:crypto'

import { storedPicture } from '@adamarket/shared/domain/listing/stored-picture.ts'

type Fields = Readonly<Record<string, unknown>>

/** Where the folders of users are: of what anyone may read, and of what belongs to withheld listings. */
export const pictureFolders = ['images', 'withheld'] as const

export type PictureFolder = (typeof pictureFolders)[number]

/**
 * The files in Storage behind a link of a listing or a profile: one, or two if the site stored it. Files
 * outside the folder of `uid` are not theirs, whatever the link says.
 *
 * @returns paths as `images/{uid}/{filename}` or `withheld/{uid}/{filename}`
 */
export function pictureFiles(link: string, uid: string): readonly string[] {
  return [link, storedPicture(link)?.small.link ?? []].flat().flatMap((each) => {
    const path = pathOf(each)
    const [folder, owner, filename, ...deeper] = path?.split('/') ?? []
    const isOwn =
      pictureFolders.some((name) => name === folder) &&
      owner === uid &&
      filename !== '' &&
      deeper.length === 0
    return path !== undefined && filename !== undefined && isOwn ? [path] : []
  })
}

/** All files behind the links of a document of `posts` or `users`, in any of its forms. */
export function filesOf(fields: Fields | undefined, uid: string): ReadonlySet<string> {
  return new Set(linksOf(fields).flatMap((link) => pictureFiles(link, uid)))
}

/** The links of a document of `posts`, `withheldListings` or `users`, in any of its forms. */
export function linksOf(fields: Fields | undefined): readonly string[] {
  const links = [fields?.['imageUrl'], fields?.['picture']].flat()
  return links.filter((link) => typeof link === 'string')
}

/** What stays of a link when its picture is moved. */
export function pictureName(link: string): string {
  return link.replace(/^.*%2F/i, '').replace(/\?.*$/s, '')
}

/** The path of the same file in one of the folders. */
export function inFolder(file: string, folder: PictureFolder): string {
  return `${folder}${file.slice(file.indexOf('/'))}`
}

/**
 * The link to the same picture in a folder: one of a withheld listing has a new token, without which no visitor can read it;
 * of public ones none is needed. Links to elsewhere stay.
 */
export function linkInFolder(link: string, uid: string, folder: PictureFolder): string {
  const [file] = pictureFiles(link, uid)
  if (file === undefined || file === inFolder(file, folder)) return link
  const place = link.replace(/\?.*$/s, '').replace(/\/o\/[^/]*?%2F/i, `/o/${folder}%2F`)
  return `${place}?alt=media${folder === 'withheld' ? `&token=${randomUUID()}` : ''}`
}

export function tokenOf(link: string): string | undefined {
  return /[?&]token=([A-Za-z0-9-]+)/.exec(link)?.[1]
}

/** The files that a document had before a change but not after it. */
export function droppedFiles(
  before: Fields | undefined,
  after: Fields | undefined,
  uid: string,
): readonly string[] {
  const remaining = filesOf(after, uid)
  return [...filesOf(before, uid)].filter((file) => !remaining.has(file))
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
