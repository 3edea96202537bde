import type { Build } from './builds.ts'
import type { PageCount } from './count-page.ts'
import type { BuildFigures } from './measure-builds.ts'
import type { Memory } from './measure-memory.ts'
import type { Figures } from './statistics.ts'

export type OfBuilds<Value> = Readonly<Record<Build, Value>>

/** The medians, by the name of what was measured. */
export type Medians = Readonly<Record<string, Figures>>

/** The results of a benchmark. */
export type Result = {
  readonly date: string
  readonly commit: string
  /** How often each page was timed, in each build and profile. */
  readonly runs: number
  readonly pages: readonly {
    readonly name: string
    readonly counts: OfBuilds<PageCount>
    /** Undefined for a page that was only counted. */
    readonly times: OfBuilds<Medians> | undefined
  }[]
  readonly use: OfBuilds<Medians>
  readonly memory: OfBuilds<Memory>
  readonly building?: BuildFigures
}
