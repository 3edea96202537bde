import { parseArgs } from 'node:util'

export type Options = {
  /** How often each page is timed. */
  readonly runs: number
  /** The names of the pages to time; all unless told. The others are counted. */
  readonly pages: readonly string[] | undefined
  /** Counts bytes and requests, and times nothing. */
  readonly countsOnly: boolean
  /** Measures the builds of the remotes and the development servers as well. */
  readonly withBuilds: boolean
}

/** @param parameters of the command line. Throws on one that means nothing. */
export function readOptions(parameters: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      runs: { type: 'string', default: '7' },
      pages: { type: 'string' },
      builds: { type: 'boolean', default: false },
      count: { type: 'boolean', default: false },
    },
  })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a number from 1 on')
  return {
    runs,
    pages: values.pages?.split(','),
    countsOnly: values.count,
    withBuilds: values.builds,
  }
}
