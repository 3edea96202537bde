import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { ok } from '@adamarket/shared/domain/result.ts'
import { expect, it, vi } from 'vitest'

import { callWhenLoaded } from './call-when-loaded.ts'
import { lazyPort } from './lazy-port.ts'

type Port = {
  byId(id: string): Promise<Result<string, AppError>>
  rename(id: string, name: string): Promise<Result<undefined, AppError>>
  neverUnavailable(): Promise<Result<string, { readonly kind: 'invalid' }>>
  isOpen(): boolean
}

const port = {
  byId: vi.fn(async (id: string) => ok(`listing ${id}`)),
  rename: vi.fn(async () => ok(undefined)),
  neverUnavailable: async () => ok('there'),
  isOpen: () => true,
} satisfies Port

const call = callWhenLoaded<Port>({ get: async () => port }, { check: async () => true })
const lazyWith = (own: Parameters<typeof lazyPort<Port, Port>>[2]) =>
  lazyPort(call, (target) => target, own)
const own = { neverUnavailable: async () => ok('own'), isOpen: () => false }

it('calls the same method of the port, or its own instead', async () => {
  const lazy = lazyWith(own)
  expect(await lazy.byId('civic')).toEqual(ok('listing civic'))
  expect(await lazy.rename('civic', 'Honda')).toEqual(ok(undefined))
  expect(port.rename).toHaveBeenCalledExactlyOnceWith('civic', 'Honda')
  expect(await lazy.neverUnavailable()).toEqual(ok('own'))
  expect(lazy.isOpen()).toBe(false)
  expect(lazy.byId).toBe(lazy.byId)
})

it('is no promise', async () => {
  const lazy = lazyWith(own)
  expect(await Promise.resolve(lazy)).toBe(lazy)
})

it('demands methods that cannot wait for code, at compile time', () => {
  // @ts-expect-error -- the failures of `neverUnavailable` do not include `unavailable`
  expect(lazyWith({ isOpen: () => false }).isOpen()).toBe(false)
  // @ts-expect-error -- `isOpen` does not return a result
  expect(lazyWith({ neverUnavailable: async () => ok('own') })).toBeDefined()
})
