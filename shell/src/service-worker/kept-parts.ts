import * as v from 'valibot'

/** What a page tells the worker it was made of before the worker answered its requests. */
export const keptParts = v.object({
  files: v.array(
    v.object({
      url: v.pipe(v.string(), v.url()),
      /** What its bytes must hash to, where that is known: of containers. */
      integrity: v.optional(v.string()),
    }),
  ),
  /** Whether the page has all that a first view of its release needs. */
  isComplete: v.boolean(),
})

export type KeptParts = v.InferOutput<typeof keptParts>
