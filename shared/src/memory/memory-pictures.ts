import type { PicturesPort } from '#domain/ports.ts'
import { ok } from '#domain/result.ts'

/** Pictures held in memory; `links` are those that are stored. An upload is done at once. */
export function createMemoryPictures(): PicturesPort & { readonly links: ReadonlySet<string> } {
  const links = new Set<string>()
  return {
    links,
    upload: ({ userId, filename, onProgress }) => {
      const path = encodeURIComponent(`images/${userId}/${filename}`)
      const link = `https://pictures.example/v0/b/memory/o/${path}?alt=media`
      links.add(link)
      onProgress(1)
      return { done: Promise.resolve(ok(link)), cancel: () => undefined }
    },
    remove: async (link) => {
      links.delete(link)
      return ok(undefined)
    },
  }
}
