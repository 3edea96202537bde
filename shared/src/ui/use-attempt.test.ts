import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { useAttempt } from './use-attempt.ts'

it('runs one attempt at a time', async () => {
  const { result } = renderHook(useAttempt)
  const { attempt } = result.current
  let finish = (_text: string) => {}
  const running = new Promise<string>((resolve) => {
    finish = resolve
  })
  const second = vi.fn<() => Promise<string>>()

  let first: Promise<string | undefined> | undefined
  act(() => {
    first = attempt(() => running)
  })
  expect(result.current.isBusy).toBe(true)
  expect(await attempt(second)).toBeUndefined()
  await act(async () => finish('done'))

  expect(await first).toBe('done')
  expect(second).not.toHaveBeenCalled()
  expect(result.current.isBusy).toBe(false)
})

it('can be used again after an attempt threw', async () => {
  const { result } = renderHook(useAttempt)
  const { attempt } = result.current
  await act(async () => {
    await expect(attempt(() => Promise.reject(new Error('bug')))).rejects.toThrow('bug')
  })
  expect(result.current.isBusy).toBe(false)
  expect(await act(() => attempt(async () => 'done'))).toBe('done')
})
