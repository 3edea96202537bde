/** Runs at most `max` tasks at once; the others wait in the order of the calls. */
export function limitConcurrency(max: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Value>(task: () => Promise<Value>): Promise<Value> => {
    if (running >= max) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      // The next task takes this one's place.
      if (next) next()
      else running -= 1
    }
  }
}
