import { parseArgs } from 'node:util'

export type Options = {
  /** How often each page is timed. */
  readonly runs: number
  /** The names of the pages to measure; all unless told. */
  readonly pages: readonly string[] | undefined
  /** Counts bytes and requests, and times nothing. */
  readonly countsOnly: boolean
}

/** @param parameters of the command line. Throws on one that means nothing. */
export function readOptions(parameters: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      runs: { type: 'string', default: '7' },
      pages: { type: 'string' },
      count: { type: 'boolean', default: false },
    },
  })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a number from 1 on')
  return { runs, pages: values.pages?.split(','), countsOnly: values.count }
}
