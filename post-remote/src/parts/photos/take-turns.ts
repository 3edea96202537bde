/** Lets at most so many tasks run at once; the others wait in the order they came. */
export function takeTurns(most: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Value>(task: () => Promise<Value>): Promise<Value> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      // The place goes to the next one; without one it is free.
      if (next) next()
      else running -= 1
    }
  }
}
