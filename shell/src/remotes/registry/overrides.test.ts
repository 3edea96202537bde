import { afterEach, expect, it } from 'vitest'

import { addressWithoutOverrides, keepOverrides, readOverrides } from './overrides.ts'

const open = (address: string) => window.history.replaceState(null, '', address)

afterEach(() => {
  sessionStorage.clear()
  open('/')
})

it('keeps for the tab what an address has asked for', () => {
  open('/search?remote=browse@2')
  expect(readOverrides()).toEqual({ browse: '2' })
  open('/')
  expect(readOverrides()).toEqual({ browse: '2' })
  open('/?remote=post@5&remote=browse@3')
  expect(readOverrides()).toEqual({ browse: '3', post: '5' })
})

it('has none in a tab that never asked', () => {
  expect(readOverrides()).toEqual({})
  expect(sessionStorage).toHaveLength(0)
})

it('takes all back by an address that asks for nothing, or by name', () => {
  open('/?remote=browse@2')
  readOverrides()
  open('/?remote=')
  expect(readOverrides()).toEqual({})
  keepOverrides({ post: '5' })
  open('/')
  expect(readOverrides()).toEqual({ post: '5' })
  keepOverrides({})
  expect(sessionStorage).toHaveLength(0)
})

it('ignores what is no list of versions', () => {
  sessionStorage.setItem('releaseOverrides', '{"browse":"2"}')
  expect(readOverrides()).toEqual({})
  open('/?remote=browse')
  expect(readOverrides()).toEqual({})
})

it('leaves everything else in the address', () => {
  open('/search?query=civic&remote=browse@2#results')
  expect(addressWithoutOverrides()).toMatch(/\/search\?query=civic#results$/)
})
