import * as v from 'valibot'

/**
 * How the catcher answers: like a service that is well, with one of the refusals of the real one
 * (specification, section 8), not at all (`hang`), or by breaking the connection off (`drop`).
 */
export const behaviourSchema = v.object({
  answer: v.picklist(['accept', 'headless', 'blocked', 'throttled', 'hang', 'drop']),
})

export type Behaviour = v.InferOutput<typeof behaviourSchema>

/** The refusals, word for word as the service's own library makes them. */
export const refusals = {
  headless: { status: 451, text: 'Unavailable For Headless Browser' },
  blocked: { status: 403, text: 'Forbidden' },
  throttled: { status: 429, text: 'Too Many Requests' },
} as const
