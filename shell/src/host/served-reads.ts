import type { EarlyReads } from './early-reads.ts'
import { firstViewReads } from './first-view-reads.ts'
import type { PageAnswers } from './page-data.ts'
import { answerKey } from './page-data.ts'

/**
 * The reads of a page that a server rendered: what it left in the page answers first, once each, and the full
 * client reads it again to cache it.
 */
export function createServedReads(reads: EarlyReads, answers: PageAnswers): EarlyReads {
  const toKeep: (() => Promise<unknown>)[] = []

  const servedFirst = firstViewReads(({ of, servedIn, isFixed }) => {
    const read = of(reads)
    const unused = new Map(Object.entries(servedIn(answers)))
    return (...args) => {
      const key = answerKey(args)
      const served = unused.get(key)
      if (!served) return read(...args)
      if (!isFixed) {
        unused.delete(key)
        toKeep.push(() => read(...args))
      }
      return settled(served)
    }
  })

  return {
    ...reads,
    ...servedFirst,
    switchToFullClient: async () => {
      await reads.switchToFullClient()
      await Promise.all(toKeep.splice(0).map((read) => read()))
    },
  }
}

/** A promise that is marked as settled, so that React's `use` returns its value at once. */
function settled<Value>(value: Value): Promise<Value> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value } as const)
}
