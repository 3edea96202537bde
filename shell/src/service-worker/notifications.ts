import * as v from 'valibot'

const notificationSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    title: v.pipe(v.string(), v.nonEmpty(), v.maxLength(300)),
    body: v.pipe(v.string(), v.maxLength(300)),
    path: v.string(),
  }),
)

type Shown = {
  readonly title: string
  readonly options: { readonly body: string; readonly tag: string; readonly data: string }
}

/**
 * What to show of a push message: plain text, with an address of this site. Undefined for any other message. Messages
 * about the same address replace each other.
 */
export function readNotification(text: string | undefined, origin: string): Shown | undefined {
  const parsed = v.safeParse(notificationSchema, text)
  if (!parsed.success) return undefined
  const { title, body, path } = parsed.output
  const address = ownAddress(path, origin)
  return address === undefined
    ? undefined
    : { title, options: { body, tag: address, data: address } }
}

/** The full address of a path, or undefined when it is not on this site. */
export function ownAddress(path: unknown, origin: string): string | undefined {
  if (typeof path !== 'string') return undefined
  try {
    const url = new URL(path, origin)
    return url.origin === origin ? url.href : undefined
  } catch {
    return undefined
  }
}
