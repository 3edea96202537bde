import { expect, it } from 'vitest'

import { limitTo } from './changed-suites.mjs'

const names = ['lint', 'format', 'types', 'unit', 'emulator', 'e2e']
const suites = names.map((name) => ({ name, needs: [name], run: (run, files) => run(files) }))
const nothing = { lint: [], types: [], unit: [], build: [], emulator: [], e2e: [] }
const run = (files) => files

it('runs the tests that are reached, by their paths in the folder of the suite', () => {
  const reached = {
    ...nothing,
    lint: 'all',
    unit: ['scripts/a.test.mjs', 'shell/b.test.ts'],
    emulator: ['backend/tests/rules/c.test.ts'],
    e2e: ['e2e/journeys/d.spec.ts'],
  }
  const limited = limitTo(reached, suites, 3)
  expect(limited.suites.map((suite) => [suite.name, suite.needs, suite.run(run)])).toEqual([
    ['lint', ['lint'], undefined],
    ['unit', ['unit'], ['scripts/a.test.mjs', 'shell/b.test.ts']],
    ['emulator', ['emulator'], ['tests/rules/c.test.ts']],
    ['e2e', ['e2e'], ['journeys/d.spec.ts']],
  ])
  expect(limited.summary).toBe(
    '3 changed files: lint, unit (2 files), emulator (1 file), e2e (1 file); not reached, so not run: types',
  )
})

it('says that nothing is reached', () => {
  expect(limitTo(nothing, suites, 0)).toEqual({
    suites: [],
    summary:
      '0 changed files: nothing to run; not reached, so not run: lint, types, unit, emulator, e2e',
  })
})
