import { relative } from 'node:path'

import { recordContract } from '@adamarket/shared/build/contract/history.ts'

import { repository } from '#base/folders.ts'

/** Records the current contract between shell and remotes under its version. */
export async function record(): Promise<number> {
  console.log(`Recorded in ${relative(repository, await recordContract())}.`)
  return 0
}
