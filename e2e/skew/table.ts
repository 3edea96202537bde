import { markdownTable } from '#fixtures/markdown-table.ts'

import type { Stage } from './matrix.ts'

/** The parts of Playwright's JSON report that the table needs. */
type Report = { readonly suites: readonly Suite[] }
type Suite = {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    readonly title: string
    readonly ok: boolean
    readonly tags: readonly string[]
  }[]
}

/** The results of all remotes with one shell. */
export type Row = {
  readonly age: number
  readonly shell: string
  /** By remote and age, `browse N-1`. */
  readonly cells: ReadonlyMap<string, string>
  readonly isGreen: boolean
}

export function rowOf(age: number, { shell }: Stage, { suites }: Report): Row {
  const specs = suites.flatMap(specsOf)
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

function specsOf({ suites = [], specs = [] }: Suite): NonNullable<Suite['specs']> {
  return [...specs, ...suites.flatMap(specsOf)]
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
