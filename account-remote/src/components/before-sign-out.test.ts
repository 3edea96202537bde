import { expect, it, vi } from 'vitest'

import { beforeSignOut, finishBeforeSignOut } from './before-sign-out.ts'

it.each([
  ['fails', async () => await Promise.reject(new Error('A bug'))],
  ['never ends', async () => await new Promise<never>(() => {})],
])('a task that %s keeps no user from signing out', async (_how, task) => {
  vi.useFakeTimers()
  const takeBack = beforeSignOut(task)
  let isDone = false
  void finishBeforeSignOut().then(() => (isDone = true))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(isDone).toBe(true)
  takeBack()
  vi.useRealTimers()
})

it('signing out waits for a task, unless that was taken back', async () => {
  const done: string[] = []
  const takeBack = beforeSignOut(async () => done.push('taken back'))
  takeBack()
  const stop = beforeSignOut(async () => {
    await Promise.resolve()
    done.push('waited for')
  })
  await finishBeforeSignOut()
  expect(done).toEqual(['waited for'])
  stop()
})
