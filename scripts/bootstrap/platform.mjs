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
 * Runs the platform's command line, which is TypeScript and needs the packages; resolves to its exit
 * code. When this process ends, so does that one: it notices that its channel closed.
 */
export function runPlatform(parameters) {
  const cli = join(repository, 'backend', 'platform', 'cli.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', cli, ...parameters], {
    cwd: join(repository, 'backend'),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  whenNpmIsGone(() => child.kill('SIGTERM'))
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}

/** A signal to npm ends npm and its shell, but never arrives here. */
function whenNpmIsGone(act) {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    act()
  }, 500)
  watch.unref()
}
