import type { Data } from '#data-check/read-data.ts'
import type { ProjectServices } from '#platform/with-project.ts'

/** Where a check looks: all that was read, the services to ask for more, and the time. */
export type Place = ProjectServices & { readonly now: Date }

/** One kind of fault in the data. */
export type Check = {
  /** What is wrong, in the plural: a heading. */
  readonly title: string
  /** Names what is wrong: ids or paths, each once. */
  find(data: Data, place: Place): Promise<readonly string[]> | readonly string[]
  /**
   * Sets right what was found, without losing anything that a person made. It goes by what is stored
   * then, not by what was found. A kind without it is left to a person.
   */
  readonly fix?: {
    /** What it does. */
    readonly means: string
    apply(found: readonly string[], place: Place): Promise<void>
  }
}
