import { parseArgs } from 'node:util'

export type Options = {
  /** How often each page is timed. */
  readonly runs: number
  /** The names of the pages to time; all by default. The others are only counted. */
  readonly pages: readonly string[] | undefined
  /** Only counts bytes and requests. */
  readonly countsOnly: boolean
  /** Also measures the builds of the remotes and the development servers. */
  readonly withBuilds: boolean
}

/** @param parameters of the command line. Throws on an unknown one. */
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
