import type { Turns } from './render-picture.ts'
import { renderPicture } from './render-picture.ts'
import { createOffscreenSurface } from './surfaces.ts'

/** A request from the page. The worker answers with the picture, or with undefined if it is unreadable. */
type Order = { readonly source: Blob; readonly turns: Turns }

addEventListener('message', async ({ data }: MessageEvent<Order>) => {
  try {
    postMessage(await renderPicture(data.source, data.turns, createOffscreenSurface))
  } catch {
    postMessage(undefined)
  }
})
