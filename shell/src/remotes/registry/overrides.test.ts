import { afterEach, expect, it } from 'vitest'

import {
  addressWithoutOverrides,
  hasOverrides,
  storeOverrides,
  readOverrides,
} from './overrides.ts'

const release = {
  entry: 'https://remote.example/',
  contract: '2.0.0',
  paths: [],
  preload: {},
  texts: {},
}
const remotes = {
  browse: { current: '3', releases: { 2: release, 3: release }, previews: { p: release } },
  post: { current: '5', releases: { 5: release } },
}
const open = (address: string) => window.history.replaceState(null, '', address)

afterEach(() => {
  sessionStorage.clear()
  open('/')
})

it('stores for the tab what an address requests', () => {
  open('/search?remote=browse@2')
  expect(readOverrides(remotes)).toEqual({ browse: '2' })
  open('/')
  expect(readOverrides(remotes)).toEqual({ browse: '2' })
  open('/?remote=post@5&remote=browse@3')
  expect(readOverrides(remotes)).toEqual({ browse: '3', post: '5' })
})

it('has none in a tab that never requested any', () => {
  expect(readOverrides(remotes)).toEqual({})
  expect(sessionStorage).toHaveLength(0)
})

it('removes all for an address that requests nothing, and one by its name', () => {
  open('/?remote=browse@2')
  readOverrides(remotes)
  open('/?remote=')
  expect(readOverrides(remotes)).toEqual({})
  storeOverrides({ post: '5' })
  open('/')
  expect(readOverrides(remotes)).toEqual({ post: '5' })
  storeOverrides({})
  expect(sessionStorage).toHaveLength(0)
})

it.each([
  'Your account is locked@x',
  'browse@Your account is locked',
  'browse@constructor',
  'constructor@2',
  '__proto__@2',
])('does not store %s, which the registry lacks', (requested) => {
  open(`/?${new URLSearchParams({ remote: requested })}`)
  readOverrides(remotes)
  expect(sessionStorage).toHaveLength(0)
  open(
    `/?${new URLSearchParams([
      ['remote', requested],
      ['remote', 'post@5'],
    ])}`,
  )
  expect(readOverrides(remotes)).toMatchObject({ post: '5' })
  open('/')
  expect(readOverrides(remotes)).toEqual({ post: '5' })
})

it('drops stored versions that the registry no longer has, and names only its remotes', () => {
  storeOverrides({ browse: 'gone', 'Call 0533': '1', post: '5' })
  expect(readOverrides(remotes)).toEqual({ browse: 'gone', post: '5' })
  expect(readOverrides(remotes)).toEqual({ post: '5' })
})

it('knows before the registry whether anything is requested', () => {
  expect(hasOverrides()).toBe(false)
  open('/?remote=browse@p')
  expect(hasOverrides()).toBe(true)
  readOverrides(remotes)
  open('/')
  expect(hasOverrides()).toBe(true)
})

it('ignores what is no list of versions', () => {
  sessionStorage.setItem('releaseOverrides', '{"browse":"2"}')
  expect(readOverrides(remotes)).toEqual({})
  open('/?remote=browse')
  expect(readOverrides(remotes)).toEqual({})
})

it('leaves everything else in the address', () => {
  open('/search?query=civic&remote=browse@2#results')
  expect(addressWithoutOverrides()).toMatch(/\/search\?query=civic#results$/)
})
