import { expect, it } from 'vitest'

import { hasFailed, havePassed, patternOf, summaryOf } from './report-of.mjs'

const file = 'shell/src/logo.test.tsx'

function report(...tests) {
  const assertionResults = tests.map(([fullName, status]) => ({ fullName, status }))
  return { testResults: [{ name: `/copy/${file}`, assertionResults }] }
}

it.each([
  ['it asks: +90 (a)?', 'a logo it asks: +90 (a)?'],
  ['the tab %s leads to $query', 'the tab Cars leads to car'],
  ['costs $1.price', 'costs 5'],
])('the title “%s” stands for “%s”', (title, name) => {
  expect(name).toMatch(new RegExp(patternOf(title)))
  expect('another').not.toMatch(new RegExp(patternOf(title)))
})

it('a change is noticed when the test that is named fails', () => {
  const test = [file, 'leads to %s']
  expect(hasFailed(report(['leads to /', 'failed'], ['leads to /b', 'passed']), test)).toBe(true)
  expect(hasFailed(report(['leads to /', 'passed']), test)).toBe(false)
  expect(hasFailed(report(['is blue', 'failed'], ['leads to /', 'passed']), test)).toBe(false)
})

it('a change is not noticed by a file that cannot be loaded, nor by one of another name', () => {
  expect(hasFailed(report(), [file, 'is blue'])).toBe(false)
  expect(hasFailed(report(['is blue', 'failed']), ['shell/src/a.test.tsx', 'is blue'])).toBe(false)
})

it('without a change, the test that is named has to run and to pass', () => {
  const test = [file, 'is blue']
  expect(havePassed(report(['is blue', 'passed']), test)).toBe(true)
  expect(havePassed(report(['is blue', 'failed']), test)).toBe(false)
  expect(havePassed(report(['is blue', 'skipped'], ['leads to /', 'passed']), test)).toBe(false)
})

it('the summary names each survivor and each test that fails without a change, and counts', () => {
  const survived = ['02-header: Logo links to /.']
  expect(summaryOf({ count: 4, survived, broken: [`${file}: is blue`], inBrowser: 2 })).toBe(
    [
      '2 not changed: they need a browser',
      `Fails without a change, or is not there: ${file}: is blue`,
      'Survived: 02-header: Logo links to /.',
      '4 changes, 3 noticed, 1 survived',
    ].join('\n'),
  )
})
