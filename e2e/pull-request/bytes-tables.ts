import { markdownTable } from '#fixtures/markdown-table.ts'

type Sizes = Readonly<Record<string, number>>

/** In bytes of Brotli. */
export type Measured = {
  /** What may not be exceeded, by the names of the sums. */
  readonly limits: Sizes
  readonly sums: Sizes
  /** Single files. */
  readonly files: Sizes
}

/** How many files to name. */
const maxFiles = 10
/** A file names others by their hashes, which compress to other sizes when one of them changes. */
const minDifference = 100

/** The sums that differ, have another budget or exceed it, then the files that differ most. */
export function bytesTables(before: Measured, now: Measured): string {
  const sums = namesOf(before.sums, now.sums).flatMap((name) => {
    const limit = now.limits[name]
    const isOver = (now.sums[name] ?? 0) > (limit ?? Infinity)
    const hasOtherLimit = before.limits[name] !== limit
    return !differs(name, before.sums, now.sums) && !hasOtherLimit && !isOver
      ? []
      : [[...cells(name, before.sums, now.sums), budget(name)]]
  })
  const files = namesOf(before.files, now.files)
    .filter((name) => differs(name, before.files, now.files))
    .toSorted((one, other) => differenceOf(other) - differenceOf(one))
  if (sums.length === 0 && files.length === 0) return `No change of ${minDifference} bytes or more.`

  const columns = ['Before', 'Now', 'Difference']
  const named = files.slice(0, maxFiles).map((name) => cells(name, before.files, now.files))
  const others = files.length > maxFiles ? [`${files.length - maxFiles} more files differ.`] : []
  return [
    `Bytes with Brotli. No change elsewhere, of ${minDifference} bytes or more.`,
    ...(sums.length > 0 ? [markdownTable(['Page or app', ...columns, 'Budget'], sums)] : []),
    ...(named.length > 0 ? [markdownTable(['File', ...columns], named), ...others] : []),
  ].join('\n\n')

  function differenceOf(name: string): number {
    return Math.abs((now.files[name] ?? 0) - (before.files[name] ?? 0))
  }

  function budget(name: string): string {
    const [was, limit] = [before.limits[name], now.limits[name]]
    const over = (now.sums[name] ?? 0) - (limit ?? Infinity)
    return [
      limit === undefined ? 'none' : format(limit),
      ...(was === limit || was === undefined ? [] : [`was ${format(was)}`]),
      ...(over > 0 ? [`**over by ${format(over)}**`] : []),
    ].join(', ')
  }
}

function differs(name: string, before: Sizes, now: Sizes): boolean {
  const [was, is] = [before[name], now[name]]
  return was === undefined || is === undefined || Math.abs(is - was) >= minDifference
}

function cells(name: string, before: Sizes, now: Sizes): readonly string[] {
  const [was, is] = [before[name], now[name]]
  const difference = (is ?? 0) - (was ?? 0)
  return [
    name,
    was === undefined ? 'new' : format(was),
    is === undefined ? 'gone' : format(is),
    `${difference > 0 ? '+' : ''}${format(difference)}`,
  ]
}

function namesOf(before: Sizes, now: Sizes): readonly string[] {
  return Object.keys({ ...now, ...before })
}

function format(bytes: number): string {
  return bytes.toLocaleString('en-GB')
}
