import type { Language } from '@adamarket/shared/domain/languages.ts'

/** A compiled Markdown file of `content`. */
export type StaticPage = {
  readonly language: Language
  readonly title: string
  /** What the page is about, in a sentence or two, for search engines and link previews. */
  readonly description: string
  /** The date of the last change, as `2025-07-04`; a page without one shows none. */
  readonly updated: string | undefined
  /** The table of contents: each section with its anchor, in order. */
  readonly sections: readonly { readonly id: string; readonly title: string }[]
  /** Sanitised by the build. */
  readonly html: string
}
