import { relative } from 'node:path'

import { recordContract } from '@adamarket/shared/build/contract/history.ts'

import { repository } from '#platform/folders.ts'

/** Writes down what the contract between shell and remotes is now, under its version. */
export async function record(): Promise<number> {
  console.log(`Recorded in ${relative(repository, await recordContract())}.`)
  return 0
}
