import * as v from 'valibot'

/**
 * How the catcher answers: successfully, with one of the real service's errors (specification, section 8),
 * not at all (`hang`), or by closing the connection (`drop`).
 */
export const behaviourSchema = v.object({
  answer: v.picklist(['accept', 'headless', 'blocked', 'throttled', 'hang', 'drop']),
})

export type Behaviour = v.InferOutput<typeof behaviourSchema>

/** The errors, word for word as the service's own library has them. */
export const refusals = {
  headless: { status: 451, text: 'Unavailable For Headless Browser' },
  blocked: { status: 403, text: 'Forbidden' },
  throttled: { status: 429, text: 'Too Many Requests' },
} as const
