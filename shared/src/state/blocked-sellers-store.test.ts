import { beforeEach, expect, it, vi } from 'vitest'

import { appError } from '#domain/app-error.ts'
import type { BlockedSellersPort } from '#domain/ports.ts'
import { err, ok } from '#domain/result.ts'
import type { Account } from '#domain/user/session.ts'
import { createMemoryBlockedSellers } from '#memory/memory-blocked-sellers.ts'
import { memoryStorage } from '#testing/memory-storage.ts'

import { createBlockedSellersStore } from './blocked-sellers-store.ts'
import { createSessionStore } from './session-store.ts'

const ayse: Account = {
  uid: 'ayse',
  email: 'ayse@example.com',
  isEmailVerified: true,
  signInMethods: ['password'],
}
const mehmet = { sellerId: 'mehmet', name: 'Mehmet' }
const blockedAt = '2026-07-04T10:00:00.000Z'

let storage: Storage
let session: Storage
let port: BlockedSellersPort
let tell: (account: Account | undefined) => void
const report = vi.fn()

beforeEach(() => {
  report.mockClear()
  storage = memoryStorage()
  session = memoryStorage()
  port = createMemoryBlockedSellers()
})

function createStore() {
  const onUserChange = (callback: typeof tell) => {
    tell = callback
    return () => undefined
  }
  const own = createSessionStore(session, { onUserChange })
  return createBlockedSellersStore({ storage, session: own, port, report })
}

type Store = ReturnType<typeof createStore>
const idsIn = (store: Store) => store.getState().sellers.map(({ sellerId }) => sellerId)

it('has the sellers of the account once the user has signed in, and none after signing out', async () => {
  await port.block('ayse', { ...mehmet, blockedAt })
  const store = createStore()
  expect(idsIn(store)).toEqual([])
  tell(ayse)
  await vi.waitFor(() => expect(idsIn(store)).toEqual(['mehmet']))
  tell(undefined)
  expect(idsIn(store)).toEqual([])
})

it('follows what the user changes in another tab', async () => {
  const store = createStore()
  tell(ayse)
  storage.setItem('blockedSellers:ayse', JSON.stringify([{ ...mehmet, blockedAt }]))
  window.dispatchEvent(new StorageEvent('storage', { key: 'blockedSellers:ayse' }))
  expect(idsIn(store)).toEqual(['mehmet'])
})

it('has the sellers stored on the device on the next visit, after hydration', async () => {
  const first = createStore()
  tell(ayse)
  await first.getState().block(mehmet)
  port = { ...port, list: () => new Promise(() => undefined) }
  const next = createStore()
  expect(idsIn(next)).toEqual(['mehmet'])
  expect(next.getInitialState().sellers).toEqual([])
})

it.each([
  ['unexpected', 1],
  ['unavailable', 0],
] as const)('keeps those of the device when the account is %s: %i reports', async (kind, count) => {
  const first = createStore()
  tell(ayse)
  await first.getState().block(mehmet)
  const list = vi.fn<BlockedSellersPort['list']>(async () => err(appError(kind, undefined)))
  port = { ...port, list }
  const next = createStore()
  tell(ayse)
  await list.mock.results[0]?.value
  await vi.waitFor(() => expect(report).toHaveBeenCalledTimes(count))
  expect(idsIn(next)).toEqual(['mehmet'])
})

it('does not report a list that was being read when the user signed out', async () => {
  let fail = () => {}
  const listed = new Promise<Awaited<ReturnType<BlockedSellersPort['list']>>>((resolve) => {
    fail = () => resolve(err(appError('unavailable', undefined)))
  })
  port = { ...port, list: () => listed }
  createStore()
  tell(ayse)
  tell(undefined)
  fail()
  await new Promise((resolve) => setTimeout(resolve))
  expect(report).not.toHaveBeenCalled()
})

it('does not lose a seller who is blocked while the list is being read', async () => {
  let answer = () => {}
  const listed = new Promise<Awaited<ReturnType<BlockedSellersPort['list']>>>((resolve) => {
    answer = () => resolve(ok([]))
  })
  port = { ...port, list: () => listed }
  const store = createStore()
  tell(ayse)
  await store.getState().block(mehmet)
  answer()
  await new Promise((resolve) => setTimeout(resolve))
  expect(idsIn(store)).toEqual(['mehmet'])
})

it('unblocks a seller, and leaves nothing on the device', async () => {
  const store = createStore()
  tell(ayse)
  await store.getState().block(mehmet)
  expect(storage).toHaveLength(1)
  await store.getState().unblock('mehmet')
  expect(idsIn(store)).toEqual([])
  expect(storage).toHaveLength(0)
})

it('changes nothing when the account refuses', async () => {
  port = { ...port, block: async () => err(appError('unavailable', undefined)) }
  const store = createStore()
  tell(ayse)
  expect(await store.getState().block(mehmet)).toMatchObject({ ok: false })
  expect(idsIn(store)).toEqual([])
})

it('blocks no seller without an account', async () => {
  const store = createStore()
  expect(await store.getState().block(mehmet)).toMatchObject({
    error: { kind: 'unauthenticated' },
  })
  expect(idsIn(store)).toEqual([])
})
