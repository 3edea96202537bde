import { join } from 'node:path'

import { checkDiskSpace } from './disk-space.mjs'
import { ensureJava } from './java.mjs'
import { ensurePackages } from './packages.mjs'
import { repository } from './repository.mjs'
import { runToEnd } from './run-to-end.mjs'

/** Prepares this machine for the platform: disk, Java, packages. */
export async function prepareMachine() {
  checkDiskSpace()
  await ensureJava()
  await ensurePackages()
}

/**
 * Runs the platform's command line, which is TypeScript and needs the packages; resolves to its exit
 * code. When this process ends, so does that one: it notices that its channel closed.
 */
export function runPlatform(parameters) {
  const cli = join(repository, 'backend', 'cli.ts')
  return runToEnd(process.execPath, [cli, ...parameters], {
    cwd: join(repository, 'backend'),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
}
