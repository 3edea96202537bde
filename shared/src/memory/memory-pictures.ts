import { appError } from '#domain/app-error.ts'
import type { PicturesPort } from '#domain/ports.ts'
import { err, ok } from '#domain/result.ts'
import { storedPicture } from '#domain/listing/stored-picture.ts'

/** Pictures held in memory; `links` are those stored. An upload completes at once. */
export function createMemoryPictures(): PicturesPort & { readonly links: ReadonlySet<string> } {
  const files = new Map<string, ArrayBuffer>()
  const links = new Set<string>()
  return {
    links,
    upload: ({ userId, filename, bytes, onProgress }) => {
      const path = encodeURIComponent(`images/${userId}/${filename}`)
      const link = `https://pictures.example/v0/b/memory/o/${path}?alt=media`
      const before = files.get(link)
      if (before && before.byteLength !== bytes.byteLength) {
        const taken = appError('permission-denied', `There is another picture at ${link}`)
        return { done: Promise.resolve(err(taken)), cancel: () => undefined }
      }
      files.set(link, bytes)
      links.add(link)
      onProgress(1)
      return { done: Promise.resolve(ok(link)), cancel: () => undefined }
    },
    read: async (link) => {
      const bytes = files.get(link)
      return bytes ? ok(bytes) : err(appError('invalid', `There is no picture at ${link}`))
    },
    remove: async (link) => {
      for (const one of [link, storedPicture(link)?.small.link ?? link]) {
        files.delete(one)
        links.delete(one)
      }
      return ok(undefined)
    },
  }
}
