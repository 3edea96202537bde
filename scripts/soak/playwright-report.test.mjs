import { expect, it } from 'vitest'

import { testsOf } from './playwright-report.mjs'

it('lists the tests of a report by file and titles, with the trace of the first failed attempt', () => {
  const trace = (path) => ({ attachments: [{ name: 'screenshot' }, { name: 'trace', path }] })
  const report = {
    suites: [
      {
        title: 'journeys/a.spec.ts',
        specs: [spec('alone', 'expected', [{ attachments: [] }])],
        suites: [
          {
            title: 'on a phone',
            specs: [spec('grouped', 'unexpected', [trace('first.zip'), trace('second.zip')])],
          },
        ],
      },
    ],
  }
  expect(testsOf(report)).toEqual([
    { name: 'journeys/a.spec.ts: alone', status: 'expected', trace: undefined },
    { name: 'journeys/a.spec.ts: on a phone › grouped', status: 'unexpected', trace: 'first.zip' },
  ])
})

function spec(title, status, results) {
  return { file: 'journeys/a.spec.ts', title, tests: [{ status, results }] }
}
