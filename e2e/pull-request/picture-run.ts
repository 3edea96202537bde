import type { PicturedPage } from './pictured-pages.ts'

/** What take-pictures.ts takes. */
export type PictureRun = {
  readonly pages: readonly PicturedPage[]
  /** What the pages take for the present, since some show how old something is. */
  readonly now: number
}

/** The windows of a phone and a laptop, in CSS pixels. */
export const widths = [360, 1440] as const

export function titleOf(path: string, width: number): string {
  return `${path} at ${width} px`
}
