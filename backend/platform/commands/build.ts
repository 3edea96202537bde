import { appsHere } from '#platform/apps.ts'
import { buildApps, functionPackages } from '#platform/build-apps.ts'
import { createProgress } from '#platform/progress.ts'

/** Builds every app and the functions, if their sources changed since the last build. */
export async function build(_parameters: readonly string[], signal: AbortSignal): Promise<number> {
  await buildApps([...appsHere, ...functionPackages], createProgress(console.log), signal)
  return 0
}
