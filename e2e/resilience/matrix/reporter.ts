import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

import type { Cell } from '#resilience/matrix/table.ts'
import { asTables } from '#resilience/matrix/table.ts'

const reports = fileURLToPath(new URL('../../../.adamarket/reports', import.meta.url))

/** Ends a run with a table of failures and recoveries, written to `resilience.md` and `.json`. */
export default class MatrixReporter implements Reporter {
  readonly #cells: Cell[] = []

  onTestEnd(_test: TestCase, { status, annotations }: TestResult): void {
    const described = (type: string) => annotations.find((it) => it.type === type)?.description
    const table = described('table')
    const row = described('row')
    const column = described('column')
    if (table === undefined || row === undefined || column === undefined) return
    const recovery = described('recovery')
    this.#cells.push({
      table,
      row,
      column,
      passed: status === 'passed',
      ...(recovery !== undefined && { recovery: Number(recovery) }),
    })
  }

  onEnd(): void {
    const tables = asTables(this.#cells)
    mkdirSync(reports, { recursive: true })
    writeFileSync(
      join(reports, 'resilience.json'),
      `${JSON.stringify(this.#cells, undefined, 2)}\n`,
    )
    writeFileSync(join(reports, 'resilience.md'), tables)
    process.stdout.write(`\n${tables}`)
  }
}
