import { expect, it } from 'vitest'

import { limitConcurrency } from './limit-concurrency.ts'

it('runs a limited number of tasks at once, in order, even when some fail', async () => {
  const inTurn = limitConcurrency(2)
  let running = 0
  let max = 0
  const begun: number[] = []
  const tasks = Array.from({ length: 7 }, (_, number) =>
    inTurn(async () => {
      begun.push(number)
      running += 1
      max = Math.max(max, running)
      await Promise.resolve()
      running -= 1
      if (number % 3 === 0) throw new Error('This one fails')
      return number
    }),
  )
  const outcomes = await Promise.allSettled(tasks)
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(max).toBe(2)
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(3)
})
