import type { Result } from '@adamarket/shared/domain/result.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'

import type { RenderedPicture, Turns } from '#parts/photos/render-picture.ts'
import { renderPicture } from '#parts/photos/render-picture.ts'
import { createElementSurface } from '#parts/photos/surfaces.ts'

/** Scales pictures down, one after the other: a phone has no memory for several at once. */
export type PicturePreparer = {
  /** `unreadable`: the browser cannot make a picture of it. */
  prepare(source: Blob, turns: Turns): Promise<Result<RenderedPicture, 'unreadable'>>
  close(): void
}

export function createPicturePreparer(): PicturePreparer {
  let last: Promise<unknown> = Promise.resolve()
  return {
    prepare(source, turns) {
      const next = last.then(async () => {
        try {
          return ok(await renderPicture(source, turns, createElementSurface))
        } catch {
          return err('unreadable' as const)
        }
      })
      last = next
      return next
    },
    close: () => undefined,
  }
}
