import type { ProjectServices } from '#base/with-project.ts'

import type { Data } from './read-data.ts'

/** What a check works on: the services of a project, and the time. */
export type CheckContext = ProjectServices & { readonly now: Date }

/** Finds one kind of problem in the data. */
export type Check = {
  /** The heading: what is wrong, in the plural. */
  readonly title: string
  /** Names what is wrong: ids or paths, each once. */
  find(data: Data, context: CheckContext): Promise<readonly string[]> | readonly string[]
  /**
   * Fixes what was found, without losing anything that a user made. It acts on the current data, not on the
   * findings. Without it, a person has to decide.
   */
  readonly fix?: {
    /** What it does. */
    readonly means: string
    apply(found: readonly string[], context: CheckContext): Promise<void>
  }
}
