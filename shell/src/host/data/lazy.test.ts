import { expect, it, vi } from 'vitest'

import { lazy } from './lazy.ts'

it('is created once, on first use', async () => {
  const make = vi.fn(async () => ({ name: 'client' }))
  const client = lazy(make)
  expect(make).not.toHaveBeenCalled()
  const [first, second] = await Promise.all([client.get(), client.get()])
  expect(first).toBe(second)
  expect(make).toHaveBeenCalledOnce()
})

it('is created again after a failure, and notifies those who wait', async () => {
  const make = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('Loading chunk failed'))
    .mockResolvedValueOnce('client')
  const client = lazy(make)
  const waiting = vi.fn()
  client.onLoaded(waiting)
  await expect(client.get()).rejects.toThrow('Loading chunk failed')
  expect(waiting).not.toHaveBeenCalled()
  expect(await client.get()).toBe('client')
  expect(waiting).toHaveBeenCalledExactlyOnceWith('client')
  const late = vi.fn()
  client.onLoaded(late)
  expect(late).toHaveBeenCalledExactlyOnceWith('client')
})
