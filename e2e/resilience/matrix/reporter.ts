import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

import { tableOfCells } from '#fixtures/markdown-table.ts'
import { writeReport } from '#fixtures/reports.ts'

/** The result of one failure in one place. */
type Result = {
  readonly table: string
  /** What failed. */
  readonly row: string
  /** Where. */
  readonly column: string
  readonly passed: boolean
  /** From the retry, or from the end of the failure, until the page was shown; in milliseconds. */
  readonly recovery?: number
}

/** Ends a run with a table of failures and recoveries, written to `resilience.md` and `.json`. */
export default class MatrixReporter implements Reporter {
  readonly #results: Result[] = []

  onTestEnd(_test: TestCase, { status, annotations }: TestResult): void {
    const described = (type: string) => annotations.find((it) => it.type === type)?.description
    const table = described('table')
    const row = described('row')
    const column = described('column')
    if (table === undefined || row === undefined || column === undefined) return
    const recovery = described('recovery')
    this.#results.push({
      table,
      row,
      column,
      passed: status === 'passed',
      ...(recovery !== undefined && { recovery: Number(recovery) }),
    })
  }

  async onEnd(): Promise<void> {
    const names = [...new Set(this.#results.map(({ table }) => table))]
    const tables = names.map((name) => {
      const own = this.#results.filter(({ table }) => table === name)
      return `${tableOfCells(
        name,
        own.map((result) => ({ ...result, text: textOf(result) })),
      )}\n`
    })
    await writeReport('resilience.json', `${JSON.stringify(this.#results, undefined, 2)}\n`)
    await writeReport('resilience.md', tables.join('\n'))
    process.stdout.write(`\n${tables.join('\n')}`)
  }
}

function textOf({ passed, recovery }: Result): string {
  const time = recovery === undefined ? '' : `, ${(recovery / 1_000).toFixed(1)} s`
  return passed ? `passed${time}` : 'FAILED'
}
