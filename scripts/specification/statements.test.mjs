import { expect, it } from 'vitest'

import { runnerOf, selectStatements } from './statements.mjs'

const statements = [
  { section: '02-header', says: 'Logo links to /.' },
  { section: '02-home', says: 'Empty state: No listings found.' },
  { section: '09-constants', says: 'Home shows 10 listings.' },
]
const [logo, empty, ten] = statements

it.each([
  ['nothing', [], statements],
  ['the number of a section', ['2'], [logo, empty]],
  ['its number as in the name', ['09'], [ten]],
  ['the name of a section', ['home'], [empty]],
  ['the file of a section', ['02-header'], [logo]],
  ['words, ignoring case', ['logo', 'links'], [logo]],
  ['words of no statement', ['moon'], []],
])('%s selects statements', (_what, words, selected) => {
  expect(selectStatements(statements, words)).toEqual(selected)
})

it.each([
  ['shell/src/chrome/header.test.tsx', 'unit'],
  ['backend/firebase/functions/src/desk.test.ts', 'unit'],
  ['backend/tests/rules/posts.test.ts', 'emulator'],
  ['e2e/journeys/header.spec.ts', 'browser'],
])('%s runs as %s', (file, runner) => {
  expect(runnerOf(file)).toBe(runner)
})
