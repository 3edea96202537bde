/** A problem that the visitor can do nothing about, reported to the operators of the site. */
export type Problem = {
  /** What failed, as a short sentence: `A listing could not be read`. */
  readonly what: string
  /** What was thrown or found. */
  readonly cause: unknown
  /** Ids, remote, version. No personal data. */
  readonly details?: Readonly<Record<string, string | number>>
}

/** Reports a problem. Never throws. */
export type Report = (problem: Problem) => void
