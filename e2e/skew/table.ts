import type { JSONReportSpec } from '@playwright/test/reporter'

import { markdownTable } from '#fixtures/markdown-table.ts'

import type { Stage } from './matrix.ts'

/** The results of all remotes with one shell. */
export type Row = {
  readonly age: number
  readonly shell: string
  /** By remote and age, `browse N-1`. */
  readonly cells: ReadonlyMap<string, string>
  readonly isGreen: boolean
}

export function rowOf(
  age: number,
  { shell }: Stage,
  specs: readonly Pick<JSONReportSpec, 'title' | 'ok' | 'tags'>[],
): Row {
  const cells = specs.map(({ title, ok, tags }): [string, string] => [
    title,
    `${ok ? 'passes' : 'FAILS'}${tags.includes('another') ? ' with another' : ''}`,
  ])
  return {
    age,
    shell: `${shell.version}, contract ${shell.contract}`,
    cells: new Map(cells),
    isGreen: specs.length > 0 && specs.every(({ ok }) => ok),
  }
}

/** One row for each combination of a shell and an age of remotes, one column for each remote. */
export function tableOf(rows: readonly Row[], ages: number, remotes: readonly string[]): string {
  const head = ['Shell', 'Remote', ...remotes]
  const lines = rows.flatMap(({ age, shell, cells }) =>
    Array.from({ length: ages }, (_, other) => [
      `N-${age} (${shell})`,
      `N-${other}`,
      ...remotes.map((name) => cells.get(`${name} N-${other}`) ?? 'NOT RUN'),
    ]),
  )
  return `${markdownTable(head, lines)}\n`
}
