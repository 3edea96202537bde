import type { Builds } from '#fixtures/builds.ts'

/** A change of the site, from one commit to the checkout. */
export type Change = {
  /** The commit before it. */
  readonly since: string
  readonly before: Builds
  readonly now: Builds
  /** The paths of the pages that it may have altered, the likeliest first. */
  readonly pages: readonly string[]
  /** Where the report goes, and the files beside it. */
  readonly folder: string
}

/** A part of the report, in Markdown, with its heading. */
export type Section = (change: Change) => Promise<string>
