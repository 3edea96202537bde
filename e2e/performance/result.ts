import type { Build } from '#performance/builds.ts'
import type { PageCount } from '#performance/count-page.ts'
import type { BuildFigures } from '#performance/measure-builds.ts'
import type { Memory } from '#performance/measure-memory.ts'
import type { Figures } from '#performance/statistics.ts'

export type PageResult = {
  readonly count: PageCount
  /** The medians, by the profile's name. */
  readonly times: Readonly<Record<string, Figures>>
}

/** The results of a benchmark. */
export type Result = {
  readonly date: string
  readonly commit: string
  /** How often each page was timed, in each build and profile. */
  readonly runs: number
  readonly pages: readonly {
    readonly name: string
    readonly builds: Readonly<Record<Build, PageResult>>
  }[]
  /** The medians of using the site, by the profile's name. */
  readonly use: Readonly<Record<Build, Readonly<Record<string, Figures>>>>
  readonly memory: Readonly<Record<Build, Memory>>
  readonly building?: BuildFigures
}
