import * as v from 'valibot'
import { beforeEach, expect, it, vi } from 'vitest'

import { memoryStorage } from '#testing/memory-storage.ts'

import { storedValue } from './stored-value.ts'

const list = v.pipe(v.string(), v.parseJson(), v.array(v.string()))

let storage: Storage

beforeEach(() => {
  storage = memoryStorage()
})

it('stores a string unchanged and anything else as JSON', () => {
  const word = storedValue(storage, 'language', v.string())
  const words = storedValue(storage, 'recentSearches', list)
  word.write('sofa')
  words.write(['sofa', 'bed'])
  expect(storage.getItem('language')).toBe('sofa')
  expect(storage.getItem('recentSearches')).toBe('["sofa","bed"]')
  expect(word.read()).toBe('sofa')
  expect(words.read()).toEqual(['sofa', 'bed'])
})

it('removes the key when undefined is written', () => {
  const word = storedValue(storage, 'language', v.string())
  word.write('sofa')
  word.write(undefined)
  expect(storage).toHaveLength(0)
  expect(word.read()).toBeUndefined()
})

it.each(['{', 'null', '[1]'])('reads %s, which does not match the schema, as undefined', (text) => {
  storage.setItem('recentSearches', text)
  expect(storedValue(storage, 'recentSearches', list).read()).toBeUndefined()
})

it('reads what another tab has stored meanwhile', () => {
  const word = storedValue(storage, 'language', v.string())
  word.write('sofa')
  storage.setItem('language', 'bed')
  expect(word.read()).toBe('bed')
})

it('has the value as long as the page where storage is forbidden', () => {
  const word = storedValue(memoryStorage({ isForbidden: true }), 'language', v.string())
  expect(word.read()).toBeUndefined()
  word.write('sofa')
  expect(word.read()).toBe('sofa')
})

it('reads back a value where storage can only be written', () => {
  const word = storedValue({ ...storage, getItem: refuse }, 'language', v.string())
  word.write('sofa')
  expect(word.read()).toBe('sofa')
})

it('has the value in memory while storage is full, and stores the next one', () => {
  const word = storedValue(storage, 'language', v.string())
  word.write('sofa')
  const setItem = vi.spyOn(storage, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  word.write('bed')
  expect(word.read()).toBe('bed')
  setItem.mockRestore()
  word.write('desk')
  expect(storage.getItem('language')).toBe('desk')
  storage.removeItem('language')
  expect(word.read()).toBeUndefined()
})

it('shows a value that storage is too full for to all that read it', () => {
  storage.setItem('language', 'sofa')
  vi.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  storedValue(storage, 'language', v.string()).write('bed')
  expect(storedValue(storage, 'language', v.string()).read()).toBe('bed')
})

it('opens the browser’s storage by its name', () => {
  storedValue('sessionStorage', 'language', v.string()).write('sofa')
  expect(sessionStorage.getItem('language')).toBe('sofa')
})

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
