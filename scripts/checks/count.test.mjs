import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { countOutput, countReport, playwrightCounts, vitestCounts } from './count.mjs'

const ended = { code: 0, output: 'what the runner wrote' }
let folder = ''
let file = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'count-'))
  file = join(folder, 'report.json')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('countReport', () => {
  it('reads the counts of a Vitest report', () => {
    writeReport({ numPassedTests: 7, numFailedTests: 2 })
    expect(countReport({ ...ended, code: 1 }, file, vitestCounts)).toEqual({
      passed: 7,
      failed: 2,
      output: 'what the runner wrote',
    })
  })

  it('counts an error outside of tests as a failure of Playwright', () => {
    writeReport({ stats: { expected: 5, unexpected: 1, skipped: 3 }, errors: [{}] })
    expect(countReport(ended, file, playwrightCounts)).toMatchObject({ passed: 5, failed: 2 })
  })

  it('fails a runner that wrote no report', () => {
    expect(countReport(ended, file, vitestCounts)).toMatchObject({ passed: 0, failed: 1 })
  })

  it('fails a runner that ran no test', () => {
    writeReport({ numPassedTests: 0, numFailedTests: 0 })
    expect(countReport(ended, file, vitestCounts)).toMatchObject({ passed: 0, failed: 1 })
  })

  it('accepts that nothing ran where a change may reach no test', () => {
    expect(countReport(ended, file, vitestCounts, true)).toMatchObject({ passed: 0, failed: 0 })
    expect(countReport({ ...ended, code: 1 }, file, vitestCounts, true)).toMatchObject({
      failed: 1,
    })
  })

  it('fails a runner that crashed after its tests passed', () => {
    writeReport({ numPassedTests: 3, numFailedTests: 0 })
    expect(countReport({ ...ended, code: 1 }, file, vitestCounts)).toMatchObject({
      passed: 3,
      failed: 1,
    })
  })
})

describe('countOutput', () => {
  it.each([
    ['the last counts', 0, 'e2e: 3 passed\n5 passed, 0 failed\n', 5, 0],
    ['those of Playwright', 1, '  2 failed\n    a.spec.ts\n  39 passed (2.1m)\n', 39, 2],
    ['a failure after the tests', 1, '39 passed (2.1m)\n', 39, 1],
    ['a tool without counts as one check', 0, '342 mutants, 342 caught\n', 1, 0],
    ['such a tool that fails', 2, '', 0, 1],
  ])('reads %s', (_what, code, output, passed, failed) => {
    expect(countOutput({ code, output })).toMatchObject({ passed, failed })
  })
})

function writeReport(report) {
  writeFileSync(file, JSON.stringify(report))
}
