import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { err, ok } from '#domain/result.ts'

import { createChanges } from './create-changes.ts'
import { useUndo } from './use-undo.ts'

type Value = Readonly<Record<string, string>>

const set = (change: Value) => (value: Value) => ({ ...value, ...change })

/** A write whose outcome a test decides. */
function aWrite() {
  let settle = (_outcome: { readonly ok: boolean }) => {}
  const outcome = new Promise<{ readonly ok: boolean }>((resolve) => {
    settle = resolve
  })
  return {
    write: vi.fn(() => outcome),
    succeed: () => settle(ok(undefined)),
    fail: () => settle(err('refused')),
  }
}

it('a change is applied at once, and stays once it is written', async () => {
  const changes = createChanges<Value>()
  const boat = aWrite()
  const made = changes.make('boat', set({ boat: 'sold' }), boat.write)
  expect(changes.applyTo({ boat: 'active', chair: 'active' })).toEqual({
    boat: 'sold',
    chair: 'active',
  })
  boat.succeed()
  expect(await made).toEqual(ok(undefined))
  expect(changes.applyTo({ boat: 'active' })).toEqual({ boat: 'sold' })
})

it('a change that fails is undone, and no other one', async () => {
  const changes = createChanges<Value>()
  const boat = aWrite()
  const failing = changes.make('boat', set({ boat: 'sold' }), boat.write)
  await changes.make('chair', set({ chair: 'sold' }), async () => ok(undefined))
  boat.fail()
  expect(await failing).toEqual(err('refused'))
  expect(changes.applyTo({ boat: 'active', chair: 'active' })).toEqual({
    boat: 'active',
    chair: 'sold',
  })
})

it('changes of one key are written one after another, and the last one is shown', async () => {
  const changes = createChanges<Value>()
  const first = aWrite()
  const second = aWrite()
  const chair = aWrite()
  const made = [
    changes.make('boat', set({ boat: 'sold' }), first.write),
    changes.make('boat', set({ boat: 'active again' }), second.write),
  ]
  void changes.make('chair', set({ chair: 'sold' }), chair.write)
  await vi.waitFor(() => expect(chair.write).toHaveBeenCalledOnce())
  expect(first.write).toHaveBeenCalledOnce()
  expect(second.write).not.toHaveBeenCalled()
  first.fail()
  await made[0]
  expect(changes.applyTo({}).boat).toBe('active again')
  await vi.waitFor(() => expect(second.write).toHaveBeenCalledOnce())
  second.succeed()
  await made[1]
  expect(changes.applyTo({}).boat).toBe('active again')
})

it('a write that throws undoes its change, and the next one of its key is written', async () => {
  const changes = createChanges<Value>()
  const first = changes.make('boat', set({ boat: 'sold' }), () => Promise.reject(new Error('Bug')))
  const second = changes.make('boat', set({ boat: 'reserved' }), async () => ok(undefined))
  await expect(first).rejects.toThrow('Bug')
  expect(await second).toEqual(ok(undefined))
  await changes.allWritten()
  expect(changes.applyTo({})).toEqual({ boat: 'reserved' })
  expect(changes.getState()).toHaveLength(1)
})

it('waits for all other writes when one throws', async () => {
  const changes = createChanges<Value>()
  const failing = changes.make('boat', set({}), () => Promise.reject(new Error('Bug')))
  const waiting = changes.allWritten()
  await expect(failing).rejects.toThrow('Bug')
  await expect(waiting).resolves.toBeDefined()
})

it('some changes are forgotten once the value has them, and others stay', async () => {
  const changes = createChanges<Value>()
  await changes.make('boat', set({ boat: 'sold' }), async () => ok(undefined))
  const written = changes.getState()
  await changes.make('chair', set({ chair: 'sold' }), async () => ok(undefined))
  changes.forget(written)
  expect(changes.applyTo({})).toEqual({ chair: 'sold' })
})

it('waits until all changes are written', async () => {
  const changes = createChanges<Value>()
  const boat = aWrite()
  void changes.make('boat', set({ boat: 'sold' }), boat.write)
  const allWritten = vi.fn<() => void>()
  const waiting = changes.allWritten().then(allWritten)
  await changes.make('chair', set({ chair: 'sold' }), async () => ok(undefined))
  expect(allWritten).not.toHaveBeenCalled()
  boat.succeed()
  await waiting
})

it('changes of another user are forgotten, whether or not they are written', async () => {
  const changes = createChanges<Value>()
  const boat = aWrite()
  const made = changes.make('boat', set({ boat: 'sold' }), boat.write)
  changes.forget()
  expect(changes.applyTo({})).toEqual({})
  boat.succeed()
  await made
  expect(changes.applyTo({})).toEqual({})
})

it('a page shows its change until it fails, and is busy meanwhile', async () => {
  const { result } = renderHook(() => useUndo<Value>({ boat: 'active' }))
  const boat = aWrite()
  act(() => void result.current.change('boat', set({ boat: 'sold' }), boat.write))
  expect(result.current.shown).toEqual({ boat: 'sold' })
  expect(result.current.isBusy('boat')).toBe(true)
  expect(result.current.isBusy('chair')).toBe(false)
  await act(async () => boat.fail())
  expect(result.current.shown).toEqual({ boat: 'active' })
  expect(result.current.isBusy('boat')).toBe(false)
  await act(() => result.current.change('chair', set({ chair: 'sold' }), async () => ok(undefined)))
  expect(result.current.isBusy('chair')).toBe(false)
})

it('a change is written although its page is left meanwhile', async () => {
  const { result, unmount } = renderHook(() => useUndo<Value>({ boat: 'active' }))
  const first = aWrite()
  const second = aWrite()
  act(() => void result.current.change('boat', set({ boat: 'sold' }), first.write))
  const { change } = result.current
  const made = change('boat', set({ boat: 'active' }), second.write)
  unmount()
  first.succeed()
  second.succeed()
  expect(await made).toEqual(ok(undefined))
  expect(second.write).toHaveBeenCalledOnce()
})
