/**
 * How long a read may take, in milliseconds. Firestore itself turns to its cache when the backend
 * has not answered for 10 s; this comes after it, and ends what hangs elsewhere (a blocked IndexedDB,
 * a sign-in state that never settles).
 */
const readTimeLimit = 12_000

/** The backend did not answer in time. */
export class TimeLimitError extends Error {}

/** The outcome of a read, or a {@link TimeLimitError} after {@link readTimeLimit}. */
export async function withinTimeLimit<Value>(read: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new TimeLimitError(`No answer within ${readTimeLimit} ms`)),
      readTimeLimit,
    )
  })
  try {
    return await Promise.race([read, limit])
  } finally {
    clearTimeout(timer)
  }
}
