/** The result of one failure in one place. */
export type Cell = {
  readonly table: string
  /** What failed. */
  readonly row: string
  /** Where. */
  readonly column: string
  readonly passed: boolean
  /** From the retry, or from the end of the failure, until the page was shown; in milliseconds. */
  readonly recovery?: number
}

/** Markdown with a table for each kind of failure. */
export function asTables(cells: readonly Cell[]): string {
  const names = unique(cells.map(({ table }) => table))
  return names
    .map((name) =>
      asTable(
        name,
        cells.filter(({ table }) => table === name),
      ),
    )
    .join('\n')
}

function asTable(name: string, cells: readonly Cell[]): string {
  const columns = unique(cells.map(({ column }) => column))
  const rows = unique(cells.map(({ row }) => row)).map((row) => [
    row,
    ...columns.map((column) =>
      asText(cells.find((cell) => cell.row === row && cell.column === column)),
    ),
  ])
  const lines = [[name, ...columns], ...rows]
  const widths = [name, ...columns].map((_, index) =>
    Math.max(...lines.map((line) => line[index]?.length ?? 0)),
  )
  const [head = '', ...body] = lines.map(
    (line) => `| ${line.map((text, index) => text.padEnd(widths[index] ?? 0)).join(' | ')} |`,
  )
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return `${[head, rule, ...body].join('\n')}\n`
}

function asText(cell: Cell | undefined): string {
  if (!cell) return ''
  const { passed, recovery } = cell
  const time = recovery === undefined ? '' : `, ${(recovery / 1_000).toFixed(1)} s`
  return passed ? `passed${time}` : 'FAILED'
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)]
}
