import { expect, it } from 'vitest'

import { limitTo } from './changed-suites.mjs'

const names = ['lint', 'format', 'types', 'unit', 'emulator', 'e2e']
const suites = names.map((name) => ({
  name,
  needs: [name],
  run: () => 'all',
  runReached: (_run, files) => files,
}))
const nothing = { lint: [], types: [], unit: [], emulator: [], e2e: [] }

it('runs a suite whole, or what is reached in it', () => {
  const reached = { ...nothing, lint: 'all', unit: ['shell/b.ts'], e2e: ['e2e/d.spec.ts'] }
  const limited = limitTo(reached, suites, 3)
  expect(limited.suites.map((suite) => [suite.name, suite.needs, suite.run()])).toEqual([
    ['lint', ['lint'], 'all'],
    ['unit', ['unit'], ['shell/b.ts']],
    ['e2e', ['e2e'], ['e2e/d.spec.ts']],
  ])
  expect(limited.summary).toBe(
    '3 changed files: lint, unit, e2e; only what is reached: unit, e2e; not reached, so not run: types, emulator',
  )
})

it('says that nothing is reached', () => {
  expect(limitTo(nothing, suites, 0)).toEqual({
    suites: [],
    summary:
      '0 changed files: nothing to run; not reached, so not run: lint, types, unit, emulator, e2e',
  })
})
