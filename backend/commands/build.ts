import { appsHere } from '#base/apps.ts'
import { buildApps, functionPackages } from '#base/build-apps.ts'
import { createProgress } from '#base/progress.ts'

/** Builds every app and the functions, if their sources changed since the last build. */
export async function build(_parameters: readonly string[], signal: AbortSignal): Promise<number> {
  await buildApps([...appsHere, ...functionPackages], createProgress(console.log), signal)
  return 0
}
