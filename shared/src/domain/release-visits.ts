/** What is measured of visits; each is the worse the higher it is. */
export const visitMeasures = ['failures', 'errors', 'LCP', 'INP', 'CLS'] as const

export type VisitMeasure = (typeof visitMeasures)[number]

/** How long back an admin can look, in hours. */
export const visitPeriods = [24, 7 * 24] as const

export type VisitPeriod = (typeof visitPeriods)[number]

/** A release whose visits are shown. */
export type ShownRelease = {
  readonly remote: string
  readonly version: string
  readonly stage: 'canary' | 'live' | 'before'
  /** Of a canary: its share of visitors, in percent. */
  readonly percent?: number
  /** Of the release before: when visitors last got it, ISO 8601. */
  readonly liveUntil?: string
}

/** What visits met. Web vitals are at the 75th percentile, in milliseconds, and absent when none was measured. */
export type VisitSums = {
  readonly visits: number
  /** How many of them a part of the release failed. */
  readonly failures: number
  /** How many of them had an error. */
  readonly errors: number
  readonly LCP?: number
  readonly INP?: number
  /** Without a unit. */
  readonly CLS?: number
}

export type VisitsOfRelease = ShownRelease & {
  readonly all: VisitSums
  /** By the pattern of the first page, or `other`; the most visited first. */
  readonly pages: readonly (VisitSums & { readonly page: string })[]
  /** What is worse than with the release that it replaces, and hardly by chance. */
  readonly worse: readonly VisitMeasure[]
}

type RegisteredRemote = {
  readonly current: string
  readonly canary?: { readonly version: string; readonly percent: number }
  readonly releases: Readonly<
    Record<
      string,
      {
        readonly liveUntil?: string
        readonly rolledBack?: boolean
        readonly isPreview?: boolean
      }
    >
  >
}

/** The versions that visitors had before the current one, the last one last, without those rolled back. */
export function earlierVersions({ current, releases }: RegisteredRemote): readonly string[] {
  return Object.entries(releases)
    .filter(
      ([version, { liveUntil, rolledBack, isPreview }]) =>
        version !== current && liveUntil && !rolledBack && !isPreview,
    )
    .toSorted(([, { liveUntil: a = '' }], [, { liveUntil: b = '' }]) => a.localeCompare(b))
    .map(([version]) => version)
}

/** Of each remote of a registry the canary, the live release and the one before. */
export function shownReleases(
  remotes: Readonly<Record<string, RegisteredRemote>>,
): readonly ShownRelease[] {
  return Object.entries(remotes).flatMap(([remote, registered]): readonly ShownRelease[] => {
    const { current, canary, releases } = registered
    const before = earlierVersions(registered).at(-1)
    const { liveUntil } = releases[before ?? ''] ?? {}
    return [
      ...(canary
        ? [{ remote, version: canary.version, stage: 'canary' as const, percent: canary.percent }]
        : []),
      { remote, version: current, stage: 'live' },
      ...(before === undefined || liveUntil === undefined
        ? []
        : [{ remote, version: before, stage: 'before' as const, liveUntil }]),
    ]
  })
}
