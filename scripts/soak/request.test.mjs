import { expect, it } from 'vitest'

import { readSoakRequest } from './request.mjs'

it('finds its own options anywhere and leaves all others to Playwright', () => {
  const parameters = ['home', '--times', '3', '-g', 'a title', '--load=2', '--workers', '1']
  expect(readSoakRequest(parameters)).toEqual({
    times: 3,
    load: 2,
    options: ['home', '-g', 'a title', '--workers', '1'],
  })
})

it('repeats ten times without load by default', () => {
  expect(readSoakRequest([])).toEqual({ times: 10, load: 0, options: [] })
})

it.each([['--times'], ['--times', '0'], ['--times', 'many'], ['--load', '1.5'], ['--load=']])(
  'refuses %s %s',
  (...parameters) => {
    expect(() => readSoakRequest(parameters)).toThrow(/takes a whole number/)
  },
)
