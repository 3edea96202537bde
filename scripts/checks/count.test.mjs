import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { countReport, playwrightCounts, vitestCounts } from './count.mjs'

const ended = { code: 0, output: 'what the runner wrote' }
let folder = ''
let file = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'count-'))
  file = join(folder, 'report.json')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('countReport', () => {
  it('counts what the report of Vitest says', () => {
    writeReport({ numPassedTests: 7, numFailedTests: 2 })
    expect(countReport({ ...ended, code: 1 }, file, vitestCounts)).toEqual({
      passed: 7,
      failed: 2,
      output: 'what the runner wrote',
    })
  })

  it('counts a flaky test and an error outside of tests as failures of Playwright', () => {
    writeReport({ stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 3 }, errors: [{}] })
    expect(countReport(ended, file, playwrightCounts)).toMatchObject({ passed: 5, failed: 4 })
  })

  it('fails a runner that wrote no report', () => {
    expect(countReport(ended, file, vitestCounts)).toMatchObject({ passed: 0, failed: 1 })
  })

  it('fails a runner that ran no test', () => {
    writeReport({ numPassedTests: 0, numFailedTests: 0 })
    expect(countReport(ended, file, vitestCounts)).toMatchObject({ passed: 0, failed: 1 })
  })

  it('fails a runner that crashed after its tests passed', () => {
    writeReport({ numPassedTests: 3, numFailedTests: 0 })
    expect(countReport({ ...ended, code: 1 }, file, vitestCounts)).toMatchObject({
      passed: 3,
      failed: 1,
    })
  })
})

function writeReport(report) {
  writeFileSync(file, JSON.stringify(report))
}
