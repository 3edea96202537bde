import { appsHere } from '#base/apps.ts'
import { buildApps, functionPackages } from '#base/build-apps.ts'
import { createProgress } from '#base/progress.ts'

import { refuseParameters } from './take-project.ts'

/** Builds every app and the functions, if their sources changed since the last build. */
export async function build(parameters: readonly string[], signal: AbortSignal): Promise<number> {
  refuseParameters(parameters)
  await buildApps([...appsHere, ...functionPackages], createProgress(console.log), signal)
  return 0
}
