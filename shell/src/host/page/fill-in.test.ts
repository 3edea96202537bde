import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { fillIn } from './fill-in.ts'

const names = ['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced'] as const
const own = names.map((name) => Object.getOwnPropertyDescriptor(Array.prototype, name) ?? {})

beforeEach(() => {
  for (const name of names) Reflect.deleteProperty(Array.prototype, name)
})
afterEach(() => {
  for (const [index, name] of names.entries()) {
    Reflect.defineProperty(Array.prototype, name, own[index] ?? {})
  }
})

it('adds what a browser lacks, which then does as that of other browsers', () => {
  const list = [3, 10, 2]
  expect(names.filter((name) => name in list)).toEqual([])
  fillIn()
  const isLarge = (value: number, index: number) => value > 2 && index < 2
  const results = [
    [list.at(-1), 2],
    [list.at(0), 3],
    [list.at(9), undefined],
    [list.findLast(isLarge), 10],
    [list.findLast((value) => value > 10), undefined],
    [list.findLastIndex(isLarge), 1],
    [list.findLastIndex((value) => value > 10), -1],
    [list.toReversed(), [2, 10, 3]],
    [list.toSorted(), [10, 2, 3]],
    [list.toSorted((one, other) => one - other), [2, 3, 10]],
    [list.toSpliced(1, 1, 7, 8), [3, 7, 8, 2]],
    [list.toSpliced(1, 1), [3, 2]],
    [list, [3, 10, 2]],
    [Object.keys(list), ['0', '1', '2']],
  ]
  for (const [result, expected] of results) expect(result).toEqual(expected)
})

it('adds Object.hasOwn', () => {
  const { hasOwn } = Object
  Reflect.deleteProperty(Object, 'hasOwn')
  fillIn()
  expect(Object.hasOwn).not.toBe(hasOwn)
  expect([Object.hasOwn({ a: 1 }, 'a'), Object.hasOwn({ a: 1 }, 'toString')]).toEqual([true, false])
  Reflect.defineProperty(Object, 'hasOwn', { value: hasOwn, writable: true, configurable: true })
})

it('adds replaceAll of texts', () => {
  const { replaceAll } = String.prototype
  Reflect.deleteProperty(String.prototype, 'replaceAll')
  fillIn()
  const results = [
    'a.b.c'.replaceAll('.', '$&-'),
    'a b  c'.replaceAll(/ +/g, ''),
    String.raw`\[`.replaceAll('[', '('),
  ]
  Reflect.defineProperty(String.prototype, 'replaceAll', {
    value: replaceAll,
    writable: true,
    configurable: true,
  })
  expect(results).toEqual(['a.-b.-c', 'abc', String.raw`\(`])
})

it('leaves what the browser has', () => {
  const mine = () => 'mine'
  Reflect.defineProperty(Array.prototype, 'at', { value: mine, configurable: true })
  fillIn()
  expect([].at).toBe(mine)
})

it('is asked for by the start in a browser that lacks any of them', () => {
  const start = readFileSync(join(import.meta.dirname, '../../index.tsx'), 'utf8')
  expect(names.filter((name) => !start.includes(`'${name}'`))).toEqual([])
})
