import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'

import type { AppError } from '#domain/app-error.ts'
import { appError } from '#domain/app-error.ts'
import type { Result } from '#domain/result.ts'
import { err, ok } from '#domain/result.ts'

import { usePort } from './use-port.ts'

const unavailable = appError('unavailable', 'x')

/** A hook that reads by an id, and the answers to its requests, which a test gives in any order. */
function reading(initialId: string | undefined) {
  const requests: { readonly id: string; answer: (result: Result<string, AppError>) => void }[] = []
  const read = (id: string) =>
    new Promise<Result<string, AppError>>((resolve) => requests.push({ id, answer: resolve }))
  const hook = renderHook(
    ({ id }) => usePort(() => (id === undefined ? undefined : read(id)), [id]),
    { initialProps: { id: initialId } },
  )
  return {
    requested: () => requests.map(({ id }) => id),
    answer: (index: number, result: Result<string, AppError>) =>
      act(async () => requests[index]?.answer(result)),
    show: (id: string | undefined) => hook.rerender({ id }),
    current: () => hook.result.current,
    unmount: hook.unmount,
  }
}

it('a read is loading until it has a value, and is made once', async () => {
  const { current, answer, show, requested } = reading('boat')
  expect(current().status).toBe('loading')
  await answer(0, ok('A boat'))
  expect(current()).toMatchObject({ status: 'ready', value: 'A boat' })
  show('boat')
  expect(requested()).toEqual(['boat'])
})

it('a read that fails says why, and is loading again after a retry', async () => {
  const { current, answer, requested } = reading('boat')
  await answer(0, err(unavailable))
  expect(current()).toMatchObject({ status: 'failed', error: unavailable })
  act(() => current().retry())
  expect(current()).toMatchObject({ status: 'loading' })
  expect(current().error).toBeUndefined()
  await answer(1, ok('A boat'))
  expect(current()).toMatchObject({ status: 'ready', value: 'A boat' })
  expect(requested()).toEqual(['boat', 'boat'])
})

it('a value stays while it is read again', async () => {
  const { current, answer } = reading('boat')
  await answer(0, ok('A boat'))
  act(() => current().retry())
  expect(current()).toMatchObject({ status: 'ready', value: 'A boat' })
  await answer(1, ok('A bigger boat'))
  expect(current().value).toBe('A bigger boat')
})

it('a value is never shown for other dependencies, but is the latest until another one is read', async () => {
  const { current, answer, show } = reading('boat')
  await answer(0, ok('A boat'))
  show('chair')
  expect(current()).toMatchObject({ status: 'loading', latest: 'A boat' })
  expect(current().value).toBeUndefined()
  await answer(1, err(unavailable))
  expect(current()).toMatchObject({ status: 'failed', latest: 'A boat' })
  act(() => current().retry())
  await answer(2, ok('A chair'))
  expect(current()).toMatchObject({ value: 'A chair', latest: 'A chair' })
})

it('an answer that arrives after the answer to a later request is ignored', async () => {
  const { current, answer, show } = reading('boat')
  show('chair')
  await answer(1, ok('A chair'))
  await answer(0, ok('A boat'))
  expect(current()).toMatchObject({ value: 'A chair', latest: 'A chair' })
})

it('an answer to the request before a retry is ignored', async () => {
  const { current, answer } = reading('boat')
  act(() => current().retry())
  await answer(0, err(unavailable))
  expect(current().status).toBe('loading')
})

it('nothing is read while there is nothing to read', async () => {
  const { current, answer, show, requested } = reading(undefined)
  expect(current().status).toBe('loading')
  expect(requested()).toEqual([])
  show('boat')
  await answer(0, ok('A boat'))
  expect(current().value).toBe('A boat')
  show(undefined)
  expect(current().status).toBe('loading')
})

it('a value can be edited, and what has not been read cannot', async () => {
  const { current, answer, show } = reading('boat')
  act(() => current().edit((value) => `${value}, sold`))
  expect(current().status).toBe('loading')
  await answer(0, ok('A boat'))
  const editBoat = current().edit
  act(() => editBoat((value) => `${value}, sold`))
  expect(current()).toMatchObject({ value: 'A boat, sold', latest: 'A boat, sold' })
  show('chair')
  await answer(1, ok('A chair'))
  act(() => editBoat((value) => `${value}, sold`))
  expect(current().value).toBe('A chair')
})
