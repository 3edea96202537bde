/** After this long an answer no longer counts (specification, section 9, "Script chunk load time-out"). In milliseconds. */
export const hardLimit = 120_000

/** The outcome of what has to come from the network; rejects after {@link hardLimit}. */
export async function withinHardLimit<Value>(coming: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${hardLimit} ms`)), hardLimit)
  })
  try {
    return await Promise.race([coming, limit])
  } finally {
    clearTimeout(timer)
  }
}
