import type { Builds } from '#fixtures/builds.ts'

/** A change of the site, from one commit to the checkout. */
export type Change = {
  /** The commit before it. */
  readonly since: string
  readonly before: Builds
  readonly now: Builds
  /** The paths of the pages that it may have altered, the likeliest first. */
  readonly pages: readonly string[]
  /** The address of a site, of whose releases the report says whether the change affects them. */
  readonly site: string | undefined
  /** Where the report goes, and the files beside it. */
  readonly folder: string
}

/** A part of the report, in Markdown, with its heading. */
export type Section = (change: Change) => Promise<string>
