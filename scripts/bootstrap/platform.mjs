import { spawn } from 'node:child_process'
import { join } from 'node:path'

import { checkDiskSpace } from './disk-space.mjs'
import { ensureJava } from './java.mjs'
import { checkNode } from './node-version.mjs'
import { ensurePackages } from './packages.mjs'
import { repository } from './repository.mjs'

/** Prepares this machine for the platform: Node, disk, Java, packages. */
export async function prepareMachine() {
  checkNode()
  checkDiskSpace()
  await ensureJava()
  await ensurePackages()
}

/**
 * Hands over to the platform's command line, which is TypeScript and needs the packages; resolves
 * with its exit code. What ends this process ends that one.
 */
export function runPlatform(parameters) {
  const cli = join(repository, 'backend', 'platform', 'cli.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', cli, ...parameters], {
    cwd: join(repository, 'backend'),
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}
