import { appsHere } from '#base/apps.ts'
import { buildApps, functionPackages } from '#base/build-apps.ts'
import { createProgress } from '#base/progress.ts'

import { readOptions } from '#command-line/options.ts'

/** Builds every app and the functions, if their sources changed since the last build. */
export async function run(parameters: readonly string[], signal: AbortSignal): Promise<number> {
  readOptions(parameters, { usage: 'build', options: {} })
  await buildApps([...appsHere, ...functionPackages], createProgress(console.log), signal)
  return 0
}
