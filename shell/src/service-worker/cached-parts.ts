import * as v from 'valibot'

/** What a page tells the worker it loaded before the worker answered its requests. */
export const cachedParts = v.object({
  files: v.array(
    v.object({
      url: v.pipe(v.string(), v.url()),
      /** The hash of its bytes, for scripts and styles of remotes. */
      integrity: v.optional(v.string()),
    }),
  ),
  /** Whether the page has loaded everything that a first view of its release needs. */
  isComplete: v.boolean(),
})

export type CachedParts = v.InferOutput<typeof cachedParts>
