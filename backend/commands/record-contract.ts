import { relative } from 'node:path'

import { recordContract } from '@adamarket/shared/build/contract/history.ts'

import { repository } from '#base/folders.ts'

import { readOptions } from '#command-line/options.ts'

/** Records the current contract between shell and remotes under its version. */
export async function run(parameters: readonly string[]): Promise<number> {
  readOptions(parameters, { usage: 'record-contract', options: {} })
  console.log(`Recorded in ${relative(repository, await recordContract())}.`)
  return 0
}
