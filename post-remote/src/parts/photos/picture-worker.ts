import type { Turns } from '#parts/photos/render-picture.ts'
import { renderPicture } from '#parts/photos/render-picture.ts'
import { createOffscreenSurface } from '#parts/photos/surfaces.ts'

/** What the page asks for. The worker answers with the picture, or with nothing if it is none. */
type Order = { readonly source: Blob; readonly turns: Turns }

addEventListener('message', async ({ data }: MessageEvent<Order>) => {
  try {
    postMessage(await renderPicture(data.source, data.turns, createOffscreenSurface))
  } catch {
    postMessage(undefined)
  }
})
