/** Something went wrong that the visitor can do nothing about, for the people who run the site. */
export type Problem = {
  /** What was being done, as a short sentence: `A listing could not be read`. */
  readonly what: string
  /** What was thrown or found. */
  readonly cause: unknown
  /** Where to look: ids, remote, version. No personal data. */
  readonly details?: Readonly<Record<string, string | number>>
}

/** Takes note of a problem. Never throws. */
export type Report = (problem: Problem) => void
