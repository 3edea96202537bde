import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { ok } from '@adamarket/shared/domain/result.ts'
import { expect, it, vi } from 'vitest'

import { askLazily } from '#host/ask-lazily.ts'
import { lazyPort } from '#host/lazy-port.ts'

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

const over = (get: () => Promise<Port>) => askLazily<Port>({ get }, { check: async () => true })

it('has the named methods, each of which calls the same method of the port', async () => {
  const lazy = lazyPort(
    over(async () => port),
    (target) => target,
    ['byId', 'rename'],
  )
  expect(Object.keys(lazy)).toEqual(['byId', 'rename'])
  expect(await lazy.byId('civic')).toEqual(ok('listing civic'))
  expect(await lazy.rename('civic', 'Honda')).toEqual(ok(undefined))
  expect(port.rename).toHaveBeenCalledExactlyOnceWith('civic', 'Honda')
})

it('rejects methods that cannot wait for code, at compile time', () => {
  const ask = over(async () => port)
  const portOf = (target: Port) => target
  // @ts-expect-error -- its failures do not include `unavailable`
  lazyPort(ask, portOf, ['neverUnavailable'])
  // @ts-expect-error -- it does not answer with a result
  lazyPort(ask, portOf, ['isOpen'])
  // @ts-expect-error -- the port has no such method
  lazyPort(ask, portOf, ['toString'])
  // @ts-expect-error -- a method that is not named is not there
  expect(lazyPort(ask, portOf, ['byId']).rename).toBeUndefined()
})
